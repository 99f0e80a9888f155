import { createUsuario, PASSWORD } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, type Sample, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];

const rows = (page: Page, n: number) => expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(n + 1));
const check = (page: Page, name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` });
const tab = (page: Page, name: string, total: number) =>
  page.getByRole('tab', { name: `${name} ${total}`, exact: true });

/** Etapas with three read CVs in preselección. */
async function openStage(page: Page): Promise<Sample> {
  const proceso = await sampleProceso(page);
  const { request } = page.context();
  const list = async () =>
    (
      (await (await request.get(`/api/procesos/${proceso.id}/cvs`)).json()) as {
        cvs: { id: number; nombre: string | null }[];
      }
    ).cvs;
  await expect.poll(async () => (await list()).filter(({ nombre }) => nombre).length).toBe(3);
  const cv_ids = (await list()).map(({ id }) => id);
  await request.post(`/api/procesos/${proceso.id}/cvs/move`, { data: { cv_ids, to: 'preseleccion' } });
  await page.goto(`/procesos/${proceso.id}/etapas`);
  await rows(page, 3);
  return proceso;
}

test('stages show their counts, and the viewed one stands in the address', async ({ page }) => {
  await openStage(page);
  await expect(page.getByText('La selección se guarda automáticamente.')).toBeVisible();
  await expect(tab(page, 'Preselección', 3)).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Oferta', 0).click();
  await expect(page).toHaveURL(/stage=oferta/);
  await expect(page.getByText('No hay CVs en esta etapa con los filtros aplicados.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Etapa visible' }).click();
  await page.getByRole('option', { name: 'Preselección (3)' }).click();
  await rows(page, 3);
  await page.reload();
  await expect(tab(page, 'Preselección', 3)).toHaveAttribute('aria-selected', 'true');
});

test('an unknown stage in the address opens the first', async ({ page }) => {
  const { id } = await openStage(page);
  await page.goto(`/procesos/${id}/etapas?stage=inventada`);
  await expect(tab(page, 'Recibido', 0)).toHaveAttribute('aria-selected', 'true');
});

test('selected cvs move to any stage, and Deshacer brings them back', async ({ page }) => {
  await openStage(page);
  const target = page.getByRole('combobox', { name: 'Mover seleccionados a…' });
  await expect(target).toBeDisabled();
  await expect(target).toHaveAttribute('placeholder', 'Selecciona CVs para mover…');
  await check(page, andres).check();
  await check(page, barbara).check();
  await expect(page.getByText('2 seleccionados').first()).toBeVisible();
  await target.click();
  await expect(page.getByRole('option', { name: 'Preselección' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Oferta' }).click();
  await rows(page, 1);
  await expect(tab(page, 'Oferta', 2)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deshecho: 2 personas como antes.' })).toBeVisible();
  await rows(page, 3);
  await expect(tab(page, 'Oferta', 0)).toBeVisible();
});

test('in half of a laptop how many are selected and that it was saved is said whole, in the line of the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 700 });
  await openStage(page);
  await check(page, andres).check();
  const told = page.getByText('1 seleccionado').first();
  const saved = page.getByText(/^Guardado/);
  const search = page.getByRole('searchbox', { name: 'Buscar en los CVs' });
  for (const words of [told, saved]) {
    await expect(words).toBeInViewport({ ratio: 1 });
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    const [word, field] = [await words.boundingBox(), await search.boundingBox()];
    expect(word?.y).toBeGreaterThan(field?.y ?? 0);
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0));
  }
});

test('who only reads is not told of a selection they do not have', async ({ page, another }) => {
  const { id } = await openStage(page);
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const email = await createUsuario(page, 'visor', empresas[0]?.id ?? 0);
  const visor = await another();
  await visor.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  await visor.goto(`/procesos/${id}/etapas`);
  await rows(visor, 3);
  await expect(visor.getByText('La selección se guarda automáticamente.')).toHaveCount(0);
  await expect(visor.getByRole('checkbox')).toHaveCount(0);
});

test('people are looked for in a stage and on its board, and an action tells of whom the search hides', async ({
  page,
}) => {
  await openStage(page);
  await check(page, andres).check();
  await check(page, barbara).check();
  await page.keyboard.press('/');
  await page.keyboard.type('barbara catrileo');
  await rows(page, 1);
  await expect(page).toHaveURL(/q=barbara/);
  await expect(page.getByRole('toolbar', { name: '2 seleccionados, 1 fuera de los filtros' })).toBeVisible();
  await page.getByText('Tablero', { exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name });
  await expect(column('Preselección, 1 CV').getByRole('link', { name: barbara })).toBeVisible();
  await expect(page.getByRole('link', { name: andres })).toHaveCount(0);
  await expect(column('Oferta, 0 CVs')).toContainText('Nadie con estos filtros');
  await page.getByRole('searchbox', { name: 'Buscar en los CVs' }).fill('nadie así');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(column('Preselección, 3 CVs')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar en los CVs' })).toHaveValue('');
});

test('a row moves by its menu', async ({ page }) => {
  await openStage(page);
  await page.getByRole('button', { name: `Acciones de ${carolina}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Mover a Preselección' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Mover a Contratado' }).click();
  await rows(page, 2);
  await expect(tab(page, 'Contratado', 1)).toBeVisible();
});

test('a row says that its data wait for a look, that the person is known, and why they were discarded', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, [
    { file: 'cv-alvaro-rojas-tapia.pdf' },
    { file: 'curriculum-2026-alvaro-rojas-tapia.pdf' },
  ]);
  await page.goto(`/procesos/${id}/etapas?stage=recibido`);
  const row = page.getByRole('row', { name: 'Álvaro Rojas Tapia' }).first();
  for (const density of ['normal', 'compacta']) {
    await page.evaluate((value) => localStorage.setItem('recluta-densidad', JSON.stringify(value)), density);
    await page.reload();
    await expect(page.getByRole('table')).toHaveAttribute('data-density', density);
    await expect(row.getByText('Por revisar').locator('..')).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('img', { name: 'Está más de una vez en este proceso' })).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => localStorage.removeItem('recluta-densidad'));
  await page.reload();
  await row.getByRole('button', { name: /^Acciones de/ }).click();
  await page.getByRole('menuitem', { name: 'Mover a Descartado' }).click();
  await page.getByRole('radio', { name: 'La renta no calza' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await tab(page, 'Descartado', 1).click();
  const why = row.getByText('La renta no calza');
  await expect(why).toBeInViewport({ ratio: 1 });
  expect(await why.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
});

test('leaving a stage clears what was selected in it', async ({ page }) => {
  const { id } = await openStage(page);
  await check(page, andres).check();
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  await tab(page, 'Entrevista', 0).click();
  const selected = async () =>
    (await (await page.context().request.get(`/api/procesos/${id}/cvs/selection`)).json()) as object;
  await expect.poll(selected).toEqual({ selected_ids: [] });
  await tab(page, 'Preselección', 3).click();
  await expect(check(page, andres)).not.toBeChecked();
});

test('a cv that a colleague moved meanwhile is told, not moved twice', async ({ page }) => {
  const { id } = await openStage(page);
  await check(page, andres).check();
  await check(page, barbara).check();
  await expect(page.getByText(/^Guardado/)).toBeVisible();
  const answered = page.waitForResponse('**/trpc/cvs.move**');
  const meanwhile = async () => {
    const list = await page.context().request.get(`/api/procesos/${id}/cvs?stage=preseleccion`);
    const [first] = ((await list.json()) as { cvs: { id: number }[] }).cvs;
    await page.context().request.post(`/api/procesos/${id}/cvs/move`, { data: { cv_ids: [first?.id], to: 'oferta' } });
  };
  await page.route(
    '**/trpc/cvs.move**',
    async (route) => {
      await meanwhile();
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('combobox', { name: 'Mover seleccionados a…' }).click();
  await page.getByRole('option', { name: 'Entrevista' }).click();
  await answered;
  await expect(page.getByText('1 CV movido a Entrevista.')).toBeVisible();
  await expect(page.getByText(`1 ya no estaba en esta etapa. Paula pasó a ${andres} a Oferta.`)).toBeVisible();
  await expect(tab(page, 'Oferta', 1)).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ allowed: [/Failed to load resource|request failed|net::ERR/] });

  test('a move that failed is taken back and says so, and so is one that could not be undone', async ({ page }) => {
    await openStage(page);
    await page.route('**/trpc/cvs.move**', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: `Acciones de ${andres}` }).click();
    await page.getByRole('menuitem', { name: 'Mover a Contratado' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('No se pudo mover de etapa.');
    await expect(alert).toContainText(
      `Error moviendo etapa: el servidor no respondió. No sabemos si ${andres} se movió. Revisa tu conexión y presiona Reintentar: nadie se mueve dos veces.`,
    );
    await rows(page, 3);
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(tab(page, 'Contratado', 1)).toBeVisible();
    await rows(page, 2);
    const unreached = /deshacer\.undo|cvs\.rows/;
    await page.route(unreached, (route) => route.abort());
    await page.getByRole('button', { name: 'Deshacer' }).click();
    // The first message may still be on its way out.
    const undone = page.getByRole('alert').filter({ hasText: 'No se pudo deshacer' });
    await expect(undone).toBeVisible();
    await rows(page, 2);
    await page.unroute(unreached);
    await undone.getByRole('button', { name: 'Reintentar' }).click();
    await rows(page, 3);
  });

  test('a list that could not be loaded can be asked for again', async ({ page }) => {
    const { id } = await openStage(page);
    const press = await unreached(page, '**/trpc/**cvs.list**');
    await page.goto(`/procesos/${id}/etapas?stage=oferta`);
    await expect(page.getByText('No pudimos cargar los CVs de esta etapa')).toBeVisible();
    await press(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page.getByText('No hay CVs en esta etapa con los filtros aplicados.')).toBeVisible();
  });
});
