import { post } from './cuenta.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';
import { createProceso, pdfs } from './sender.ts';

/** A double click on what stands at a place, whose first click takes it away before the second. */
async function doubleClick(page: Page, at: Locator, gone: Locator): Promise<void> {
  const box = await at.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(gone).toHaveCount(0);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('a double click deletes one criterio and one stage, not the next one too', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  for (const nombre of ['A1', 'A2', 'A3']) await post(page.request, `/api/procesos/${id}/criterios`, { nombre });
  await page.goto(`/procesos/${id}/configuracion?tab=criterios`);
  const lines = page.getByRole('main').getByRole('listitem');
  const line = (name: string) => lines.filter({ hasText: name });
  await doubleClick(page, line('A1').getByRole('button'), line('A1'));
  await expect(lines).toHaveText(['A2', 'A3']);
  // A click of its own is one.
  await line('A2').getByRole('button').click();
  await expect(lines).toHaveText(['A3']);

  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const preseleccion = page.getByRole('button', { name: 'Eliminar Preselección' });
  await doubleClick(page, preseleccion, preseleccion);
  await expect(page.getByText('Etapa eliminada')).toBeVisible();
  const { counts } = (await (await page.request.get(`/api/procesos/${id}/cvs/counts`)).json()) as {
    counts: { etapa: string }[];
  };
  expect(counts.map(({ etapa }) => etapa)).toEqual(['recibido', 'entrevista', 'oferta', 'contratado', 'descartado']);
});

test('a double click takes one chosen file out of the public page', async ({ page, request }) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  await page.locator('input[type="file"]').setInputFiles(pdfs(3));
  const first = page.getByRole('button', { name: /^Quitar / }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await doubleClick(page, first, page.getByRole('button', { name, exact: true }));
  await expect(page.getByText('Seleccionados: 2/50')).toBeVisible();
});

test('a double click on what stays is two: from the first CV to the third', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  const [first, , third] = cvs.map((cv) => cv.id);
  for (const address of [`/procesos/${id}/cvs?cv=${first}`, `/procesos/${id}/cvs/${first}`]) {
    await page.goto(address);
    await page.getByRole('button', { name: 'CV siguiente' }).dblclick();
    await expect(page).toHaveURL(new RegExp(`cv[=s/]*${third}`));
  }
});
