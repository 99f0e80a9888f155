import { choose, createCuenta } from './cuenta.ts';
import { cvIds } from './entrevistas.ts';
import { expect, type Page, test } from './fixtures.ts';
import { held } from './held.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

/** The server goes, and comes back, while somebody works. */
test.use({ allowed: [/ERR_|status of 404|Unable to preload CSS|dynamically imported module/] });

const [andres] = PEOPLE;
const CODE = '**/assets/**';

/** Nothing is answered any more. */
const goDown = (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused'));
const comeBack = (page: Page) => page.unrouteAll();

async function openList(page: Page): Promise<void> {
  const { id } = await sampleProceso(page, [andres]);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
}

test('a screen whose code could not be had says that there is no connection, and opens by itself when there is', async ({
  page,
}) => {
  await openList(page);
  // In CSS links of their own (Empresas), and without (the tables of Equipos are here already).
  for (const screen of ['Empresas', 'Reportes']) {
    await goDown(page);
    await page.getByRole('link', { name: screen, exact: true }).click();
    const said = page.getByRole('alert').filter({ hasText: 'No pudimos abrir esta pantalla' });
    await expect(said).toContainText('Error de conexión con el servidor.');
    await expect(page).toHaveURL(new RegExp(`/${screen.toLowerCase()}$`));
    await comeBack(page);
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible();
    await expect(said).toHaveCount(0);
    // In its own looks: what failed to come once comes again.
    const dressed = await page.evaluate(() =>
      [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet !== null),
    );
    expect(dressed).toBe(true);
  }
});

test('a dialog whose code could not be had says so over the screen, which stays as it was', async ({ page }) => {
  await openList(page);
  await page.getByRole('checkbox', { name: `Seleccionar ${andres.nombre}` }).check();
  await goDown(page);
  await page.getByRole('button', { name: 'Código QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se pudo abrir' });
  await expect(dialog).toContainText('Error de conexión con el servidor.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole('textbox', { name: 'Buscar', exact: true })).toBeFocused();
});

test('a tab of before a new build takes the new one where it goes, and says so where it is', async ({ page }) => {
  await openList(page);
  const gone = (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.fulfill({ status: 404, body: '' });
  await page.route(CODE, gone);
  await page.getByRole('button', { name: 'Código QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'No se pudo abrir' });
  await expect(dialog.getByRole('alert')).toContainText('Hay una versión nueva de Recluta');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: andres.nombre })).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/reportes'));
  await page.route('**/reportes', async (route) => {
    await page.unroute(CODE);
    await route.continue();
  });
  await page.getByRole('link', { name: 'Reportes', exact: true }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Reportes', level: 1 })).toBeVisible();
});

test('while the code of the application is on its way the page says so, and no longer', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  let arrived: () => void = () => undefined;
  const before = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await before;
    await route.continue();
  });
  let drawn: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    drawn = resolve;
  });
  await page.route('**/assets/proceso-cvs-*.js', async (route) => {
    await ready;
    await route.continue();
  });
  await page.goto(`/procesos/${id}/cvs`, { waitUntil: 'commit' });
  const said = page.getByText('Cargando Recluta…');
  await expect(said).toBeVisible();
  const asked = page.waitForRequest(/assets\/proceso-cvs-/);
  arrived();
  await asked;
  await expect(said).toBeVisible();
  drawn();
  await expect(page.getByRole('heading', { name: 'CVs del Proceso' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('a task whose bin is pressed twice on a slow network is deleted once', async ({ page }) => {
  const { id } = await sampleProceso(page, [andres]);
  const { cvs } = (await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  const ofCv = `/api/procesos/${id}/cvs/${cvs[0]?.id}`;
  expect((await page.request.post(`${ofCv}/tareas`, { data: { texto: 'Llamar' } })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/cvs?cv=${cvs[0]?.id}&panel=tareas`);
  await page.getByRole('button', { name: 'Eliminar la tarea Llamar' }).dblclick();
  await expect(page.getByText('Tarea eliminada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eliminar la tarea Llamar' })).toHaveCount(0);
  await expect(page.getByText('No se pudo eliminar la tarea')).toHaveCount(0);
});

test('a task or a stage that is on its way takes no more letters, which would go with it', async ({ page }) => {
  const { id } = await sampleProceso(page, [andres]);
  const [cv] = await cvIds(page, id);
  for (const [screen, operation, name] of [
    [`cvs?cv=${cv}&panel=tareas`, 'tareas.create', 'Nueva tarea'],
    ['configuracion?tab=etapas', 'etapas.create', 'Nombre'],
  ] as const) {
    await page.goto(`/procesos/${id}/${screen}`);
    const box = page.getByRole('textbox', { name, exact: true });
    const arrive = await held(page, `**/trpc/${operation}*`);
    await box.fill('Prueba técnica');
    const asked = page.waitForRequest(`**/trpc/${operation}*`);
    await box.press('Enter');
    await asked;
    await page.keyboard.type('Terreno');
    await expect(box).toHaveValue('Prueba técnica');
    arrive();
    await expect(box).toHaveValue('');
    await page.keyboard.type('Terreno');
    await expect(box).toHaveValue('Terreno');
  }
});

test('a form in a dialog that is on its way takes no more letters', async ({ page }) => {
  await createCuenta(page);
  await page.goto('/empresas/nueva');
  const dialog = page.getByRole('dialog', { name: 'Crear Empresa' });
  const box = dialog.getByLabel('Nombre');
  await choose(page, 'Tipo de empresa', 'Cobranza');
  const arrive = await held(page, '**/trpc/empresas.create*');
  await box.fill('Andina');
  const asked = page.waitForRequest('**/trpc/empresas.create*');
  await box.press('Enter');
  await asked;
  await page.keyboard.type(' Norte');
  await page.keyboard.press('Backspace');
  await expect(box).toHaveValue('Andina');
  arrive();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Andina');
});

test('each criterio that could not be added is named, also when the next one stands in the field', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion?tab=criterios`);
  const box = page.getByRole('textbox', { name: 'Nuevo criterio' });
  const failed = page.getByRole('alert').filter({ hasText: 'No se pudo agregar el criterio.' });
  await expect(page.getByText('Aún no hay criterios.')).toBeVisible();
  await page.route('**/trpc/configuracion.addCriterio*', (route) => route.abort());
  await box.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Cobranza judicial\nTerreno\nRepactación');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(failed).toContainText('«Cobranza judicial», «Terreno», «Repactación»');
  await expect(box).toHaveValue('Cobranza judicial');
  await comeBack(page);

  const refuse = await held(page, '**/trpc/configuracion.addCriterio*');
  await page.route('**/trpc/configuracion.addCriterio*', (route) => route.abort());
  await box.fill('Castigos');
  await box.press('Enter');
  await box.fill('Convenios');
  refuse();
  await expect(failed.filter({ hasText: '«Castigos»' })).toBeVisible();
  await expect(box).toHaveValue('Convenios');
});

test('what could not be loaded without a connection is there once there is one, without a press', async ({ page }) => {
  await sampleProceso(page, [andres]);
  await page.route('**/trpc/cuenta.live**', (route) => route.abort('connectionrefused'));
  await page.route('**/trpc/**reportes**', (route) => route.abort('connectionrefused'));
  await page.goto('/reportes');
  await expect(page.getByText('No pudimos calcular el reporte')).toBeVisible();
  await comeBack(page);
  await expect(page.getByText('No pudimos calcular el reporte')).toHaveCount(0);
  await expect(page.getByText('Tiempo en etapa')).toBeVisible();
});
