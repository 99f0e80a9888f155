import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres, barbara] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];
const person = (page: Page, name: string) => page.getByRole('link', { name });

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(person(page, name)).toHaveCount(0);
}

test('a deleted person comes back by the toast, by Ctrl Z, from the papelera, and never after the number was written', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(person(page, andres)).toBeVisible();
  await expect(person(page, barbara)).toBeVisible();

  await remove(page, andres);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(person(page, andres)).toBeVisible();
  await remove(page, andres);
  await page.keyboard.press('Control+z');
  await expect(person(page, andres)).toBeVisible();

  await remove(page, andres);
  await page.reload();
  await expect(person(page, barbara)).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  await page.getByRole('button', { name: /^Deshacer: Eliminó el CV de / }).dblclick();
  await expect(page.getByText('Deshecho: 1 persona como antes.')).toBeVisible();
  await page.goto(`/procesos/${id}/cvs`);
  await expect(person(page, andres)).toBeVisible();

  await remove(page, andres);
  await remove(page, barbara);
  await page.getByRole('link', { name: 'Papelera' }).click();
  const table = page.getByRole('table', { name: 'CVs eliminados' });
  await expect(table.getByText('30 días')).toHaveCount(2);
  const marks = [andres, barbara].map((name) => page.getByRole('checkbox', { name: `Seleccionar ${name}` }));
  for (const mark of marks) await mark.check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Limpiar' }).click();
  for (const mark of marks) await expect(mark).not.toBeChecked();
  const cleared = page.getByRole('status').filter({ hasText: '2 CVs salieron de la selección.' });
  await cleared.getByRole('button', { name: 'Deshacer' }).click();
  for (const mark of marks) await expect(mark).toBeChecked();
  await marks[1]?.uncheck();
  await page.getByRole('toolbar').getByRole('button', { name: 'Restaurar' }).click();
  await expect(table.getByText(andres)).toHaveCount(0);

  await page.getByRole('button', { name: `Acciones de ${barbara}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar para siempre' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`el archivo de ${barbara}.`);
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(dialog.getByText('Escribe 1: es el que se elimina.')).toBeVisible();
  await dialog.getByRole('textbox').fill('1');
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(page.getByText('No hay CVs eliminados de este proceso')).toBeVisible();
  await page.goto(`/procesos/${id}/cvs`);
  await expect(person(page, andres)).toBeVisible();
  await expect(person(page, barbara)).toHaveCount(0);
});

test('what was done to several is taken back whole from the history, and who was moved on since is named', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(person(page, andres)).toBeVisible();
  await expect(person(page, barbara)).toBeVisible();
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  const [a = 0, b = 0, c = 0] = cvs.map((cv) => cv.id);
  const move = (cv_ids: number[], to: string) =>
    page.request.post(`/api/procesos/${id}/cvs/move`, { data: { cv_ids, to } });
  await move([a, b, c], 'entrevista');
  await move([b], 'oferta');

  await page.goto(`/procesos/${id}/cvs?stage=todas&cv=${a}&panel=historial`);
  await page.getByRole('button', { name: 'Deshacer: movió de «Recibido» a «Entrevista»' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Deshacer el cambio de 3 personas?' });
  await dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('alert').getByText(`${barbara} (alguien lo cambió después)`)).toBeVisible();
  await expect(page.getByText('deshizo un cambio: movió de «Entrevista» a «Recibido»')).toBeVisible();
  const stages = (await (await page.request.get(`/api/procesos/${id}/cvs?stage=todas`)).json()) as {
    cvs: { id: number; etapa: string }[];
  };
  expect(stages.cvs.map(({ etapa }) => etapa)).toEqual(['recibido', 'oferta', 'recibido']);
});

test('several edits of one person are taken back from the history as those of one person', async ({ page }) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(person(page, andres)).toBeVisible();
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
    cvs: { id: number; nombre: string }[];
  };
  const cv_id = cvs.find(({ nombre }) => nombre === andres)?.id;
  for (const data of [{ telefono: '+56911112222' }, { nacionalidad: 'Peruana' }])
    expect((await page.request.patch(`/api/procesos/${id}/cvs/${cv_id}`, { data })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/cvs?cv=${cv_id}&panel=historial`);
  await page.getByRole('button', { name: /^Deshacer: editó datos/ }).click();
  const dialog = page.getByRole('dialog', { name: `¿Deshacer 2 cambios de ${andres}?` });
  await expect(dialog.getByText('Se deshacen de una vez. Lo que alguien cambió después no se toca.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(`Deshecho: nacionalidad y teléfono de ${andres} como antes.`)).toBeVisible();
});

test('what can be taken back says of which fields, goes when it no longer can, and says once why not', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(person(page, andres)).toBeVisible();
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as {
    cvs: { id: number; nombre: string }[];
  };
  const cv_id = cvs.find(({ nombre }) => nombre === andres)?.id ?? 0;
  const cv = `/api/procesos/${id}/cvs/${cv_id}`;
  await page.request.patch(cv, { data: { telefono: '+56911112222', nacionalidad: 'Peruana' } });
  const move = (to: string) => page.request.post(`/api/procesos/${id}/cvs/move`, { data: { cv_ids: [cv_id], to } });
  await move('entrevista');
  await page.goto(`/procesos/${id}/cvs?stage=todas&cv=${cv_id}&panel=historial`);
  const undo = page.getByRole('button', { name: 'Deshacer: movió de «Recibido» a «Entrevista»' });
  await expect(undo).toBeVisible();
  await move('oferta');
  await undo.click();
  const told = page.getByRole('alert').filter({ hasText: `${andres} (alguien lo cambió después).` });
  await expect(told).toBeVisible();
  expect((await told.innerText()).match(/No se pudo deshacer/g)).toHaveLength(1);

  await page.request.delete(cv);
  await page.goto('/papelera?ver=cambios');
  const changes = page.getByRole('table', { name: 'Cambios que se pueden deshacer' });
  await expect(changes.getByText(`Eliminó el CV de ${andres}`)).toBeVisible();
  await expect(changes.getByText(`Editó nacionalidad y teléfono de ${andres}`)).toHaveCount(0);
  await page.request.post('/api/papelera/restaurar', { data: { cv_ids: [cv_id] } });
  await expect(changes.getByText(`Editó nacionalidad y teléfono de ${andres}`)).toBeVisible();
  await expect(changes.getByText(`Movió a ${andres} a Oferta`)).toBeVisible();
  await expect(changes.getByText(`Eliminó el CV de ${andres}`)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what can be taken back is told to its end: to which stage somebody was moved too', async ({ page }) => {
    const { id } = await sampleProceso(page);
    const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
    const cv_ids = cvs.map((cv) => cv.id);
    await page.request.post(`/api/procesos/${id}/cvs/move`, { data: { cv_ids, to: 'preseleccion' } });
    await page.goto('/papelera?ver=cambios');
    const told = page.getByText('Movió a 3 personas a Preselección');
    await expect(told).toBeVisible();
    expect(await told.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Deshacer: Movió a/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).tap();
    await expect(told).toHaveCount(0);
  });
});
