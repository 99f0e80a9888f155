import { addDays, dayInChile } from '../packages/domain/src/fechas.ts';
import { createUsuario, PASSWORD } from './cuenta.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';
import { held } from './held.ts';
import { cvFile, PEOPLE, type Sample, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

const [andres, barbara, carolina] = PEOPLE.map(({ nombre }) => nombre) as [string, string, string];

const lane = (page: Page, etapa: string) => page.getByRole('region', { name: new RegExp(`^${etapa}, `) });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByText(text);

/** A board with three read CVs in preselección. */
async function openBoard(page: Page): Promise<Sample & { cv_ids: number[] }> {
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
  await page.goto(`/procesos/${proceso.id}/etapas?vista=tablero`);
  await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
  return { ...proceso, cv_ids };
}

/** Where the server has them. */
async function stagesOf(page: Page, proceso_id: number): Promise<string[]> {
  const answer = await page.request.get(`/api/procesos/${proceso_id}/cvs?stage=todas`);
  return ((await answer.json()) as { cvs: { etapa: string }[] }).cvs.map(({ etapa }) => etapa);
}

/** Drags with the mouse, as a hand does; lets go unless told to hold. */
async function drag(page: Page, from: Locator, to: Locator, hold = false): Promise<void> {
  // The board may still scroll from the last drop: what is hovered stands still.
  await from.hover();
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('nothing to drag, or nowhere to');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 6, { steps: 3 });
  await page.mouse.move(end.x + 60, end.y + end.height / 2, { steps: 12 });
  await page.mouse.move(end.x + 64, end.y + end.height / 2 + 4, { steps: 3 });
  if (!hold) await page.mouse.up();
}

test('the board stands beside the table, in the address', async ({ page }) => {
  const { id } = await openBoard(page);
  await expect(lane(page, 'Preselección')).toHaveAccessibleName('Preselección, 3 CVs');
  await page.getByText('Tabla', { exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Preselección 3' })).toHaveAttribute('aria-selected', 'true');
  await page.getByText('Tablero', { exact: true }).click();
  await expect(page).toHaveURL(/vista=tablero/);
  await page.reload();
  await expect(lane(page, 'Preselección').getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: '+ Etapa' }).click();
  await expect(page).toHaveURL(new RegExp(`/procesos/${id}/configuracion\\?tab=etapas`));
});

test('a long name takes two lines of its card, and is told whole where it is cut', async ({ page }) => {
  const { id, cv_ids } = await openBoard(page);
  const [long, longest] = [
    'María de los Ángeles Huenchumilla Etcheberrigaray',
    'Bernardita Wenceslaa '.repeat(8).trim(),
  ];
  for (const [i, nombre] of [long, longest].entries())
    expect((await page.request.patch(`/api/procesos/${id}/cvs/${cv_ids[i]}`, { data: { nombre } })).ok()).toBe(true);
  await page.reload();
  const link = (name: string) => lane(page, 'Preselección').getByRole('link', { name, exact: true });
  const heightOf = async (name: string) => (await link(name).boundingBox())?.height ?? 0;
  const line = await heightOf(carolina);
  expect(await heightOf(long)).toBe(2 * line);
  expect(await link(long).evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  expect(await heightOf(longest)).toBe(2 * line);
  await link(longest).hover();
  await expect(link(longest)).toHaveAttribute('title', longest);
});

test('a card is dragged to another column, and Deshacer brings it back', async ({ page }) => {
  await openBoard(page);
  await drag(page, card(page, barbara), lane(page, 'Entrevista'));
  await expect(lane(page, 'Entrevista').getByRole('link')).toHaveText([barbara]);
  await expect(lane(page, 'Entrevista')).toHaveAccessibleName('Entrevista, 1 CV');
  await expect(toast(page, '1 CV movido a Entrevista.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
  await page.reload();
  await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
});

test('the selection is dragged as one, pale where it was until it is let go', async ({ page }) => {
  await openBoard(page);
  for (const name of [andres, carolina]) {
    await card(page, name).hover();
    await page.getByRole('checkbox', { name: `Seleccionar ${name}` }).check();
  }
  await drag(page, card(page, carolina), lane(page, 'Oferta'), true);
  await expect(card(page, andres)).toHaveCSS('opacity', '0.4');
  await page.mouse.up();
  await expect(lane(page, 'Oferta').getByRole('link')).toHaveText([andres, carolina]);
  await expect(toast(page, '2 CVs movidos a Oferta.')).toBeVisible();
});

test('a column where they are already says so, and nothing moves', async ({ page }) => {
  await openBoard(page);
  await drag(page, card(page, andres), lane(page, 'Entrevista'), true);
  const home = await lane(page, 'Preselección').boundingBox();
  if (!home) throw new Error('no column');
  await page.mouse.move(home.x + 140, home.y + 300, { steps: 10 });
  await page.mouse.move(home.x + 144, home.y + 304, { steps: 2 });
  await expect(page.getByText('Ya está en esta etapa')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Ya está en esta etapa')).toBeHidden();
  await expect(lane(page, 'Preselección').getByRole('listitem')).toHaveCount(3);
});

test('a card that a colleague deletes while it is dragged is told as not moved', async ({ page }) => {
  const { id, cv_ids } = await openBoard(page);
  await drag(page, card(page, andres), lane(page, 'Entrevista'), true);
  expect((await page.request.delete(`/api/procesos/${id}/cvs/${cv_ids[0]}`)).ok()).toBe(true);
  await expect(card(page, andres)).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText('No se movió 1 CV: ya no está en el tablero');
  await expect(lane(page, 'Entrevista').getByRole('listitem')).toHaveCount(0);
});

test('everything works with the keyboard', async ({ page }) => {
  await openBoard(page);
  await card(page, andres).focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page, barbara)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Seleccionar ${barbara}` })).toBeChecked();
  // Away from the cards, a key acts on what is selected.
  await page.getByRole('link', { name: 'Ver CVs' }).focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: `Mover a ${barbara} a…` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card(page, barbara).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: `Mover a ${barbara} a…` })).toBeVisible();
  await page.keyboard.press('4');
  await expect(lane(page, 'Oferta').getByRole('link')).toHaveText([barbara]);
  // Who stood beside it is next, not the head of the page.
  await expect(card(page, carolina)).toBeFocused();
  await expect(toast(page, '1 CV movido a Oferta.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').filter({ hasText: 'Deshecho: 1 persona como antes.' })).toBeVisible();
  await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
  await card(page, barbara).focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: `Mover a ${barbara} a…` })).toBeVisible();
  await page.keyboard.press('4');
  await expect(lane(page, 'Oferta').getByRole('link')).toHaveText([barbara]);
  await expect(card(page, carolina)).toBeFocused();
  await card(page, andres).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, barbara)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cv=\d+/);
  await expect(page.getByRole('complementary', { name: barbara })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('Ctrl Z before the server answered takes back that very move, and goes nowhere', async ({ page }) => {
  await openBoard(page);
  const answer = await held(page, '**/trpc/cvs.move*');
  await card(page, barbara).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('4');
  await expect(lane(page, 'Oferta').getByRole('link')).toHaveText([barbara]);
  await page.keyboard.press('Control+z');
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Deshecho: 1 persona como antes.' })).toBeVisible();
  await expect(page).toHaveURL(/vista=tablero/);
  await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
});

test('the next card can be dragged while the move before is on its way, and both arrive', async ({ page }) => {
  const { id } = await openBoard(page);
  const answer = await held(page, '**/trpc/cvs.move*');
  await drag(page, card(page, barbara), lane(page, 'Entrevista'));
  await expect(lane(page, 'Entrevista').getByRole('link')).toHaveText([barbara]);
  await drag(page, card(page, carolina), lane(page, 'Oferta'));
  await expect(lane(page, 'Oferta').getByRole('link')).toHaveText([carolina]);
  answer();
  await expect(toast(page, '1 CV movido a Entrevista.')).toBeVisible();
  await expect(toast(page, '1 CV movido a Oferta.')).toBeVisible();
  expect(await stagesOf(page, id)).toEqual(['preseleccion', 'entrevista', 'oferta']);
  await expect(lane(page, 'Preselección')).toHaveAccessibleName('Preselección, 1 CV');
});

test('the menu of a card moves it without dragging', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('button', { name: `Acciones de ${carolina}` }).click();
  await page.getByRole('menuitem', { name: 'Mover a Contratado' }).click();
  await expect(lane(page, 'Contratado').getByRole('link')).toHaveText([carolina]);
});

test('who is discarded is asked for the reason, and it is shown', async ({ page }) => {
  await openBoard(page);
  await card(page, andres).focus();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: `Pasar a ${andres} a Descartado` });
  await expect(dialog.getByRole('group', { name: 'Decisión de la persona' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Aceptó otra oferta' }).check();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(page, andres)).toContainText('Aceptó otra oferta');
  await card(page, andres).getByRole('link').click();
  await expect(page.getByRole('complementary', { name: andres })).toContainText('Aceptó otra oferta');
  await page.reload();
  await expect(lane(page, 'Descartado').getByRole('listitem')).toContainText('Aceptó otra oferta');
});

test('a drop on Descartado asks too, and closing the dialog moves nobody', async ({ page }) => {
  await openBoard(page);
  await page.setViewportSize({ width: 2100, height: 800 });
  await drag(page, card(page, andres), lane(page, 'Descartado'));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(lane(page, 'Preselección').getByRole('listitem')).toHaveCount(3);
  await drag(page, card(page, andres), lane(page, 'Descartado'));
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(lane(page, 'Descartado').getByRole('link')).toHaveText([andres]);
});

test('discarding more than thirty asks for the number, and a printed board shows every one of them', async ({
  page,
}) => {
  const { id } = await openBoard(page);
  const { request } = page.context();
  const { buffer, ...file } = cvFile(PEOPLE[0].file);
  for (let i = 0; i < 31; i++) {
    // Its own bytes each: the same file twice in a proceso is told, and kept once.
    const files = { ...file, name: `cv-${i}.docx`, buffer: Buffer.concat([buffer, Buffer.from(String(i))]) };
    expect((await request.post(`/api/procesos/${id}/cvs/upload`, { multipart: { files } })).ok()).toBe(true);
  }
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('checkbox', { name: 'Seleccionar todo lo que se muestra' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Descartar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pasar 31 CVs a Descartado' });
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog.getByText('Escribe 31, la cantidad de CVs.')).toBeVisible();
  await dialog.getByRole('textbox').fill('31');
  await page.keyboard.press('Enter');
  await expect(toast(page, '31 CVs movidos a Descartado.')).toBeVisible();
  await page.goto(`/procesos/${id}/etapas?vista=tablero`);
  const cards = lane(page, 'Descartado').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThan(31);
  await page.emulateMedia({ media: 'print' });
  await expect(cards).toHaveCount(31);
});

test("a colleague's move appears, and what one reads stays", async ({ page, another }) => {
  const { id, email, cv_ids } = await openBoard(page);
  const colleague = await another();
  await colleague.context().request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  await card(page, barbara).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: barbara });
  await expect(panel).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  await colleague.context().request.post(`/api/procesos/${id}/cvs/move`, {
    data: { cv_ids: cv_ids.slice(0, 2), to: 'entrevista' },
  });
  await expect(lane(page, 'Entrevista').getByRole('link')).toHaveText([andres, barbara]);
  await expect(panel).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('who stays beyond the limit of the stage is marked', async ({ page }) => {
  const { id } = await openBoard(page);
  await page.context().request.patch(`/api/procesos/${id}/etapas/preseleccion`, { data: { limite_dias: 2 } });
  await page.clock.setFixedTime(`${addDays(dayInChile(Date.now()), 5)}T15:00:00Z`);
  await page.reload();
  await expect(card(page, andres)).toContainText('Atrasado 3 días');
  await expect(lane(page, 'Preselección')).toContainText('3 atrasados');
});

test('a visor looks and moves nobody', async ({ page, another }) => {
  const { id } = await openBoard(page);
  const { empresas } = (await (await page.context().request.get('/api/empresas')).json()) as {
    empresas: { id: number }[];
  };
  const email = await createUsuario(page, 'visor', empresas[0]?.id ?? 0);
  const visor = await another();
  await visor.context().request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  await visor.goto(`/procesos/${id}/etapas?vista=tablero`);
  await visor
    .getByRole('dialog', { name: 'Elige tu propia contraseña' })
    .getByRole('button', { name: 'Cerrar' })
    .click();
  await expect(lane(visor, 'Preselección').getByRole('listitem')).toHaveCount(3);
  await drag(visor, card(visor, andres), lane(visor, 'Entrevista'));
  await expect(lane(visor, 'Preselección').getByRole('listitem')).toHaveCount(3);
  await expect(visor.getByRole('checkbox')).toHaveCount(0);
  await expect(visor.getByRole('link', { name: '+ Etapa' })).toHaveCount(0);
  await card(visor, andres).focus();
  await visor.keyboard.press('d');
  await expect(visor.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('columns stop one by one, a card moves by its menu, and the page is zoomed in but never out', async ({
    page,
  }) => {
    await openBoard(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const browser = await page.context().newCDPSession(page);
    const zoomed = async (pageScaleFactor: number) => {
      await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor });
      return page.evaluate(() => visualViewport?.scale);
    };
    // WCAG 1.4.4: twice as large, and larger.
    expect(await zoomed(3)).toBe(3);
    expect(await zoomed(0.5)).toBe(1);
    await page.getByRole('button', { name: `Acciones de ${andres}` }).click();
    await page.getByRole('menuitem', { name: 'Mover a Entrevista' }).click();
    await expect(lane(page, 'Entrevista').getByRole('link')).toHaveText([andres]);
  });
});

test.describe('when the server does not answer', () => {
  test.use({ allowed: [/Failed to load resource|request failed|net::ERR/] });

  test('the board can be asked for again', async ({ page }) => {
    const { id } = await openBoard(page);
    const press = await unreached(page, '**/trpc/**cvs.list**');
    await page.goto(`/procesos/${id}/etapas?vista=tablero`);
    await expect(page.getByText('No pudimos cargar el tablero')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    const answer = await held(page, /cvs\.list/);
    await press(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page.getByRole('button', { name: 'Reintentando…' })).toBeDisabled();
    await expect(page.getByText('No pudimos cargar el tablero')).toBeVisible();
    answer();
    await expect(lane(page, 'Preselección').getByRole('listitem')).toHaveCount(3);
  });

  test('who is moved on while a move is on its way goes where the last one leads, also when the first does not arrive', async ({
    page,
  }) => {
    const { id } = await openBoard(page);
    await page.route('**/trpc/cvs.move**', (route) => route.abort(), { times: 1 });
    const answer = await held(page, '**/trpc/cvs.move**');
    await drag(page, card(page, andres), lane(page, 'Entrevista'));
    await expect(lane(page, 'Entrevista').getByRole('link')).toHaveText([andres]);
    await drag(page, card(page, andres), lane(page, 'Oferta'));
    await expect(lane(page, 'Oferta').getByRole('link')).toHaveText([andres]);
    answer();
    await expect(toast(page, '1 CV movido a Oferta.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await stagesOf(page, id)).toEqual(['oferta', 'preseleccion', 'preseleccion']);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
  });

  test('a card whose move did not arrive is back in its column, and it is said where it is and what to do', async ({
    page,
  }) => {
    await openBoard(page);
    await page.route('**/trpc/cvs.move**', (route) => route.abort(), { times: 1 });
    await drag(page, card(page, barbara), lane(page, 'Entrevista'));
    const alert = page.getByRole('alert').filter({ hasText: 'No se pudo mover de etapa.' });
    await expect(alert).toContainText(
      `Error moviendo etapa: el servidor no respondió. No sabemos si ${barbara} se movió. Revisa tu conexión y presiona Reintentar: nadie se mueve dos veces.`,
    );
    await expect(lane(page, 'Preselección').getByRole('link')).toHaveText([andres, barbara, carolina]);
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(lane(page, 'Entrevista').getByRole('link')).toHaveText([barbara]);
  });
});
