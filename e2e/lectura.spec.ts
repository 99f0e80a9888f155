import { hostileDisguises } from '../packages/reader/src/hostile/disguises.ts';
import { PERSONA } from '../packages/reader/src/hostile/files.ts';
import { pagesOf, textContent } from '../packages/reader/src/hostile/pages.ts';
import { documentXml, docxOf } from '../packages/reader/src/hostile/zip-writer.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres] = PEOPLE.map(({ nombre }) => nombre) as [string];
const panelOf = (page: Page) => page.getByRole('complementary');
const NO_TEXT = 'No encontramos texto en el archivo.';

/** Word files without a letter: nothing can be read of them. Each differs, so that none is the same file again. */
async function sendBlank(page: Page, proceso_id: number, name: string): Promise<void> {
  const buffer = docxOf(documentXml([]), [{ name: 'docProps/app.xml', data: name }]);
  const multipart = { files: { name, mimeType: 'application/octet-stream', buffer } };
  const answer = await page.context().request.post(`/api/procesos/${proceso_id}/cvs/upload`, { multipart });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a CV read again keeps what a person corrected', async ({ page }) => {
  const { id } = await sampleProceso(page, [PEOPLE[0]]);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('link', { name: andres }).click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Editar Teléfono' }).click();
  await panel.getByRole('textbox', { name: 'Teléfono' }).fill('9 8765 4321');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  const edited = panel.getByText(/^Editado por Paula, /);
  await expect(edited).toBeVisible();

  const readAgain = panel.getByRole('button', { name: 'Leer de nuevo' });
  const answered = page.waitForResponse((answer) => answer.url().includes('cvs.readAgain'));
  await readAgain.click();
  expect((await answered).ok()).toBe(true);
  await expect
    .poll(async () => {
      const { cvs } = await (await page.context().request.get(`/api/procesos/${id}/cvs?stage=todas`)).json();
      return cvs.map((cv: { lectura: string }) => cv.lectura);
    })
    .toEqual(['leido']);
  await expect(readAgain).toBeEnabled();
  await expect(panel.getByText('+56 9 8765 4321')).toBeVisible();
  await expect(edited).toBeVisible();
  await page.reload();
  await expect(panel.getByText('+56 9 8765 4321')).toBeVisible();

  await panel.getByRole('button', { name: 'Deshacer el cambio de Teléfono' }).click();
  await expect(edited).toHaveCount(0);
  await expect(panel.getByText('+56 9 8765 4321')).toHaveCount(0);
});

test('a PDF that no try will open says why in its place, and can be had', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const files = hostileDisguises(['Ana Soto']);
  await page.setViewportSize({ width: 1366, height: 900 });
  for (const [name, why] of [
    ['locked.pdf', 'El archivo está protegido con contraseña y no se puede mostrar aquí.'],
    ['head.pdf', 'El archivo está dañado y no se puede mostrar.'],
  ] as const) {
    const buffer = Buffer.from(files.find((file) => file.name === name)?.bytes ?? []);
    const multipart = { files: { name, mimeType: 'application/pdf', buffer } };
    await page.request.post(`/api/procesos/${id}/cvs/upload`, { multipart });
    const { cvs } = await (await page.request.get(`/api/procesos/${id}/cvs`)).json();
    const cv = cvs.find(({ archivo_nombre }: { archivo_nombre: string }) => archivo_nombre === name);
    await page.goto(`/procesos/${id}/cvs/${cv.id}`);
    const source = page.getByRole('region', { name: 'De dónde se leyó' });
    await expect(source).toContainText(why);
    await expect(source.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await source.getByRole('button', { name: 'Descargar archivo' }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('a PDF longer than what is read of it says beside its pages how many were read', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const buffer = pagesOf(10, { dict: '', data: Buffer.from(textContent(PERSONA), 'latin1') });
  const multipart = { files: { name: 'largo.pdf', mimeType: 'application/pdf', buffer } };
  await page.request.post(`/api/procesos/${id}/cvs/upload`, { multipart });
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('table', { name: 'CVs' }).getByRole('link').first().click();
  const told = panelOf(page).getByText('Se leyeron las primeras 8 de 10 páginas;');
  await expect(told).toBeVisible();
  await expect(panelOf(page).getByRole('img', { name: /^Página \d+ de 10$/ })).toHaveCount(8);
  await panelOf(page).getByText('Texto', { exact: true }).click();
  await expect(told).toBeVisible();
});

test('what could not be read stands in Por revisar with its reason, is turned with J and K, read again, and leaves when completed', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, [PEOPLE[0]]);
  for (const name of ['uno.docx', 'dos.docx']) await sendBlank(page, id, name);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name: andres })).toBeVisible();
  const table = page.getByRole('table', { name: 'CVs' });
  await expect(table.getByText('No se pudo leer')).toHaveCount(2);
  await page.getByText('Por revisar', { exact: true }).first().click();
  await expect(page).toHaveURL(/revisar=true/);
  await expect(page.getByRole('link', { name: andres })).toHaveCount(0);

  await page.getByRole('link', { name: 'uno.docx' }).click();
  const panel = panelOf(page);
  const heading = (name: string) => panel.getByRole('heading', { name });
  await expect(heading('uno.docx')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('dos.docx')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading('uno.docx')).toBeVisible();

  const answered = page.waitForResponse((answer) => answer.url().includes('cvs.readAgain'));
  await panel.getByRole('button', { name: 'Leer de nuevo' }).click();
  expect((await answered).ok()).toBe(true);
  await expect(panel.getByText(NO_TEXT)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Leer de nuevo' })).toBeEnabled();

  // What is missing is completed without leaving the keys, from the first field that lacks it to the next.
  await page.keyboard.press('e');
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await page.keyboard.type('Rosa Huenchumil');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Editar Nombre' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(panel.getByRole('textbox', { name: 'RUT' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await expect(table.getByRole('link', { name: 'uno.docx' })).toHaveCount(0);
  await expect(table.getByRole('link', { name: 'Rosa Huenchumil' })).toHaveCount(0);
  await expect(table.getByRole('link', { name: 'dos.docx' })).toBeVisible();
  // It left the queue, and J goes on from where it stood.
  await expect(heading('Rosa Huenchumil')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('dos.docx')).toBeVisible();
});

test('beside the open panel a CV that could not be read still shows its stage', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const broken = { name: 'roto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nnada') };
  await page.context().request.post(`/api/procesos/${id}/cvs/upload`, { multipart: { files: broken } });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`/procesos/${id}/cvs`);
  const table = page.getByRole('table');
  await expect(table.getByText('No se pudo leer')).toBeVisible();
  await page.getByRole('link', { name: 'roto.pdf' }).click();
  await expect(page.getByRole('complementary', { name: 'roto.pdf' })).toBeVisible();
  const stage = table.getByText('Recibido', { exact: true });
  expect(await stage.evaluate((tag) => tag.scrollWidth <= tag.clientWidth)).toBe(true);
  await expect(table.getByText('No se pudo leer')).toHaveCount(1);
});

test('on no screen is a stage cut for what stands beside it', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  const broken = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nnada') });
  // The same bytes under two names: each with the state of its reading, the second with the mark of a twin.
  for (const name of ['roto.pdf', 'copia.pdf'])
    await page.context().request.post(`/api/procesos/${id}/cvs/upload`, { multipart: { files: broken(name) } });
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('table').getByText('No se pudo leer')).toHaveCount(2);
  for (const name of ['roto.pdf', 'copia.pdf'])
    await page.getByRole('checkbox', { name: `Seleccionar ${name}` }).check();
  for (const width of [1366, 1440, 1600, 1920, 2400, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const stages = page.getByRole('table').getByText('Preseleccionado', { exact: true });
    await expect(stages).toHaveCount(2);
    const whole = () => stages.evaluateAll((tags) => tags.every((tag) => tag.scrollWidth <= tag.clientWidth));
    await expect.poll(whole, `at ${width} px`).toBe(true);
  }
});
