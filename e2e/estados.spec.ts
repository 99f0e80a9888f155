import { expect, type Page, test } from './places.ts';
import { addressOf, type Screen } from './screens.ts';

/** What a list says when there is nothing to show, why ever there is nothing. */
type List = Screen & {
  /** What it is made of, at the screens' door. */
  operation: string;
  /** Said of a new cuenta; absent where a list never is empty. */
  nothing?: string | RegExp;
  /** Where filters hide all, and what is said then. */
  hidden?: { path: string; says: string | RegExp };
  failed: string | RegExp;
  /** Said while it is loaded; absent where only its room is held. */
  loading?: string;
};

const LISTS: readonly List[] = [
  {
    name: 'CVs',
    path: '/procesos/{proceso}/cvs',
    operation: 'cvs.list',
    nothing: 'No hay CVs que cumplan con los filtros.',
    hidden: { path: '/procesos/{proceso}/cvs?q=zzzz', says: 'No hay CVs que cumplan con los filtros.' },
    failed: 'No pudimos cargar los CVs',
  },
  {
    name: 'Etapas',
    path: '/procesos/{proceso}/etapas',
    operation: 'cvs.list',
    nothing: 'No hay CVs en esta etapa con los filtros aplicados.',
    hidden: { path: '/procesos/{proceso}/etapas?q=zzzz', says: 'No hay CVs en esta etapa con los filtros aplicados.' },
    failed: 'No pudimos cargar los CVs de esta etapa',
    loading: 'Cargando…',
  },
  {
    name: 'Tablero',
    path: '/procesos/{proceso}/etapas?vista=tablero',
    operation: 'cvs.list',
    nothing: 'No hay CVs que cumplan con los filtros.',
    failed: 'No pudimos cargar el tablero',
  },
  {
    name: 'Procesos',
    path: '/procesos',
    operation: 'procesos.list',
    hidden: { path: '/procesos?q=zzzz', says: 'Sin resultados' },
    failed: 'Error al cargar datos',
  },
  {
    name: 'Empresas',
    path: '/empresas',
    operation: 'empresas.list',
    hidden: { path: '/empresas?q=zzzz', says: 'Sin resultados' },
    failed: 'Error al cargar datos',
  },
  { name: 'Usuarios', path: '/usuarios', operation: 'usuarios.list', failed: 'Error al cargar datos' },
  {
    name: 'Agenda del proceso',
    path: '/procesos/{proceso}/calendario?vista=agenda',
    operation: 'calendario.get',
    nothing: 'No hay eventos en este período.',
    failed: 'Error al cargar datos',
  },
  {
    name: 'Reportes',
    path: '/reportes',
    operation: 'reportes.get',
    nothing: 'Aún no hay CVs que contar.',
    hidden: { path: '/reportes?desde=2020-01-01&hasta=2020-01-02', says: 'No hay CVs que cumplan con los filtros.' },
    failed: 'No pudimos calcular el reporte',
  },
  {
    name: 'Equipos',
    path: '/equipos',
    operation: 'equipos.work',
    failed: 'No pudimos cargar lo que hizo cada persona',
  },
];

/** Nobody is reached for an operation. */
const fail = (page: Page, operation: string) => page.route(`**/trpc/**${operation}*`, (route) => route.abort());

test.use({ trace: 'off', allowed: [/ERR_FAILED/] });

for (const list of LISTS) {
  const { hidden } = list;

  test(`${list.name} holds its room while it is loaded, says what failed, and what its filters hide`, async ({
    page,
    places,
    cookies,
  }) => {
    await page.context().addCookies(cookies.administrador);
    const inside = page.locator('main');
    const filled = () => expect(inside).toContainText(/cobranza|paula|embudo/i);

    await test.step('not reached', async () => {
      await fail(page, list.operation);
      await page.goto(addressOf(list, places));
      const alert = page.getByRole('alert').filter({ hasText: list.failed });
      // What was not reached is tried twice more before.
      await expect(alert.first()).toContainText('Error de conexión con el servidor.');
      await page.unroute(`**/trpc/**${list.operation}*`);
      // What was asked for in one request failed in one: each part offers its own way to try again.
      const again = alert.getByRole('button', { name: 'Reintentar' });
      await expect(async () => {
        for (const button of await again.all()) await button.click({ timeout: 1_000 });
        await expect(alert).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
      await filled();
    });

    await test.step('slow', async () => {
      await page.goto('/ajustes');
      await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      await page.route(`**/trpc/**${list.operation}*`, async (route) => {
        await promise;
        await route.continue();
      });
      // Inside the application: the session is known already, and only the list is waited for.
      await page.evaluate(
        (address) => {
          window.history.pushState({}, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        addressOf(list, places),
      );
      const room = page.locator('main [aria-busy="true"], main .mantine-Skeleton-root, main [role="status"]');
      await expect(room.filter({ visible: true }).first()).toBeVisible();
      if (list.loading) await expect(page.getByRole('status').filter({ hasText: list.loading })).toBeAttached();
      resolve();
      await expect(page.locator('main [aria-busy="true"], main .mantine-Skeleton-root')).toHaveCount(0);
      await filled();
    });

    if (hidden)
      await test.step('hidden by filters', async () => {
        await page.goto(addressOf({ ...list, path: hidden.path }, places));
        const state = page.getByRole('status').filter({ hasText: hidden.says });
        await expect(state).toBeVisible();
        await state.getByRole('button', { name: 'Limpiar filtros' }).click();
        await expect(state).toBeHidden();
        await expect(page).toHaveURL(addressOf(list, places));
      });
  });
}

test('a list that has nothing yet says what to do', async ({ page, places, cookies, empty }) => {
  await page.context().addCookies(cookies.newcomer);
  for (const list of LISTS)
    if (list.nothing)
      await test.step(list.name, async () => {
        await page.goto(addressOf(list, { ...places, proceso: empty }));
        await expect(page.locator('main')).toContainText(list.nothing ?? '');
      });
});

test('a search that fails says so in the palette, and is tried again', async ({ page, cookies }) => {
  await page.context().addCookies(cookies.administrador);
  await page.goto('/inicio');
  await page.getByRole('heading').first().waitFor();
  await fail(page, 'busqueda.find');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Buscar' });
  await expect(palette).toContainText('Procesos');
  await palette.getByRole('textbox').fill('cobranza');
  await expect(palette.getByRole('alert')).toContainText('No pudimos buscar');
  await page.unroute('**/trpc/**busqueda.find*');
  await palette.getByRole('button', { name: 'Reintentar' }).click();
  await expect(palette.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Escape');
});
