import { createUsuario, expectAccessible, PASSWORD } from './cuenta.ts';
import { boxOf, cvIds, DAY, dialog, drag, event, field, lineOf, openDay, plan, planned, write } from './entrevistas.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';
import { unreached } from './unreached.ts';

test('an interview is planned by its form, with a candidato, and changed and deleted and brought back', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await openDay(page, id);
  await page.getByRole('button', { name: 'Agendar entrevista' }).click();
  await expect(dialog(page).getByLabel('Título')).toHaveValue('Entrevista');
  await expect(dialog(page).getByLabel('Fecha de inicio')).toHaveValue('15-03-2027');
  await write(page, 'Hora de inicio', '1730');
  await expect(field(page, 'Hora de inicio')).toHaveValue('17:30');
  // Its list opens there, not at midnight.
  await field(page, 'Hora de inicio').click();
  await expect(page.getByRole('option', { name: '17:30' })).toBeInViewport({ ratio: 1 });
  await write(page, 'Hora de inicio', '930');
  await expect(field(page, 'Hora de inicio')).toHaveValue('09:30');
  await expect(field(page, 'Hora de término')).toHaveValue('10:30');
  await write(page, 'Hora de término', '9:00');
  await expect(page.getByText('El término debe ser después del inicio.')).toBeVisible();
  await write(page, 'Hora de término', '10:15');
  await page.getByRole('combobox', { name: 'Candidato' }).fill('cat');
  await page.getByRole('option', { name: new RegExp(PEOPLE[1].nombre) }).click();
  await page.getByLabel('Lugar o enlace').fill('Sala 2');
  await page.getByLabel('Notas').fill('Preguntar por <script>alert(1)</script> 👩🏽‍💻');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agendar', exact: true }).dblclick();
  await expect(page.getByText('Entrevista agendada.')).toBeVisible();
  await expect(event(page, `${PEOPLE[1].nombre} · Entrevista`)).toContainText('09:30 - 10:15');
  await expect(page.getByText('Entrevista agendada.')).toHaveCount(1);
  expect(await planned(page, id)).toMatchObject([
    { fecha_inicio: `${DAY}T12:30:00.000Z`, fecha_fin: `${DAY}T13:15:00.000Z`, lugar: 'Sala 2' },
  ]);

  await event(page, PEOPLE[1].nombre).click();
  await page.getByLabel('Título').fill('Panel técnico');
  await page.reload();
  await expect(dialog(page).getByLabel('Título')).toHaveValue('Entrevista');
  await page.getByLabel('Título').fill('Panel técnico');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Entrevista guardada.')).toBeVisible();
  await event(page, 'Panel técnico').click();
  await page.getByRole('button', { name: 'Eliminar entrevista' }).click();
  await expect(event(page, 'Panel técnico')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: 'Entrevista recuperada.' })).toBeVisible();
  await expect(event(page, 'Panel técnico')).toBeVisible();
  expect(await planned(page, id)).toMatchObject([{ titulo: 'Panel técnico', lugar: 'Sala 2' }]);
});

test('an interview is drawn on the hours, moved and resized by dragging, and put back', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await openDay(page, id);
  const [from, to] = [await lineOf(page, '10:00'), await lineOf(page, '11:00')];
  await drag(page, from, { ...to, y: to.y + 16 });
  await expect(field(page, 'Hora de inicio')).toHaveValue('10:00');
  await expect(field(page, 'Hora de término')).toHaveValue('11:30');
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(event(page, 'Entrevista')).toContainText('10:00 - 11:30');
  await expect(dialog(page)).toHaveCount(0);

  const box = await boxOf(event(page, 'Entrevista'));
  const grip = { x: box.x + box.width / 2, y: box.y + 10 };
  const hour = (await lineOf(page, '11:00')).y - (await lineOf(page, '10:00')).y;
  await drag(page, grip, { x: grip.x, y: grip.y + 2 * hour });
  await expect(page.getByText('«Entrevista» quedó para el 15-03-2027, 12:00.')).toBeVisible();
  await expect.poll(() => planned(page, id)).toMatchObject([{ fecha_inicio: `${DAY}T15:00:00.000Z` }]);

  await event(page, 'Entrevista').hover();
  const end = await boxOf(event(page, 'Entrevista').locator('.fc-event-resizer-end'));
  const foot = { x: end.x + end.width / 2, y: end.y + end.height / 2 };
  await drag(page, foot, { x: foot.x, y: foot.y + hour });
  await expect(page.getByText('«Entrevista» ahora termina a las 14:30.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: '«Entrevista» volvió a su hora.' })).toBeVisible();
  await expect(event(page, 'Entrevista')).toContainText('12:00 - 13:30');
  expect(await planned(page, id)).toMatchObject([{ fecha_fin: `${DAY}T16:30:00.000Z` }]);
});

test('in the month a day is clicked for a new one, and an interview is dragged to another day', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '11:00');
  await page.goto(`/procesos/${id}/calendario?fecha=2027-03-01`);
  const day = (date: string) => page.locator(`.fc-daygrid-day[data-date="${date}"]`);
  const box = await boxOf(event(page, 'Entrevista'));
  const target = await boxOf(day('2027-03-18'));
  await drag(page, { x: box.x + 20, y: box.y + 8 }, { x: target.x + 20, y: target.y + target.height / 2 });
  await expect(page.getByText('quedó para el 18-03-2027, 10:00.')).toBeVisible();
  await day('2027-03-23').click({ position: { x: 30, y: 60 } });
  await expect(field(page, 'Fecha de inicio')).toHaveValue('23-03-2027');
});

test('a conflict is told while planning and marked on the calendar, and never refused', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const [cv_id = 0] = await cvIds(page, id);
  await plan(page, id, '10:00', '11:00', { cv_id });
  await page.goto(`/procesos/${id}/calendario?vista=dia&fecha=${DAY}&entrevista=nueva`);
  await page.getByRole('combobox', { name: 'Candidato' }).click();
  await page.getByRole('option', { name: /Andrés Salazar/ }).click();
  await expect(dialog(page).getByText(/ya tiene «Entrevista» el 15-03-2027, 10:00/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(page.getByText('Entrevista agendada.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Choca con otra entrevista' })).toHaveCount(2);
});

test('one that is planned for the past says so, and is planned all the same', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/calendario?vista=dia&fecha=${DAY}&entrevista=nueva`);
  const past = dialog(page).getByText('Esa fecha y hora ya pasaron. Puedes guardarla igual.');
  await expect(dialog(page).getByLabel('Título')).toHaveValue('Entrevista');
  await expect(past).toHaveCount(0);
  await write(page, 'Fecha de inicio', '02-03-2020');
  await expect(past).toBeVisible();
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(page.getByText('Entrevista agendada.')).toBeVisible();
  const [{ id: entrevista } = { id: 0 }] = await planned(page, id);
  await page.goto(`/procesos/${id}/calendario?entrevista=${entrevista}`);
  await expect(field(page, 'Fecha de inicio')).toHaveValue('02-03-2020');
  await expect(past).toHaveCount(0);
});

test('an interview is planned, moved and closed by keyboard alone', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await openDay(page, id);
  await page.getByRole('button', { name: 'Agendar entrevista' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Título')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Con teclado');
  await page.keyboard.press('Enter');
  await expect(event(page, 'Con teclado')).toContainText('10:00 - 11:00');
  await event(page, 'Con teclado').focus();
  // Its ring says so; nothing is laid over its words.
  const over = await event(page, 'Con teclado').evaluate((each) => getComputedStyle(each, '::after').backgroundColor);
  expect(over).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Enter');
  await field(page, 'Hora de inicio').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('15:30');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Hora de término')).toHaveValue('16:30');
  await field(page, 'Hora de inicio').fill('1500');
  await page.keyboard.press('Tab');
  await page.getByLabel('Título').focus();
  await page.keyboard.press('Enter');
  await expect(event(page, 'Con teclado')).toContainText('15:00 - 16:00');
  await event(page, 'Con teclado').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

/** Does at last what was put off by setTimeout without a delay: until then, a machine that comes to nothing. */
type Slow = { comeToIt(): void };

test('whoever is in a field before the dialog has come to itself stays in it, and types there', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '11:00');
  await openDay(page, id);
  await page.evaluate(() => {
    const late: (() => void)[] = [];
    const { setTimeout } = window;
    const putOff = (work: () => void, ms?: number) => (ms === undefined ? late.push(work) : setTimeout(work, ms));
    const comeToIt = () => {
      Object.assign(window, { setTimeout });
      for (const work of late) work();
    };
    Object.assign(window, { setTimeout: putOff, comeToIt });
  });
  await event(page, 'Entrevista').click();
  await expect(page.getByLabel('Título')).toBeFocused();
  await field(page, 'Hora de inicio').focus();
  await page.evaluate(() => (window as unknown as Slow).comeToIt());
  await expect(field(page, 'Hora de inicio')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1500');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(event(page, 'Entrevista')).toContainText('15:00 - 16:00');
});

test.describe('in a browser of another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('hours are those of Chile, also over its changes of the clock', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    await plan(page, id, '10:00', '11:00');
    await openDay(page, id);
    await expect(event(page, 'Entrevista')).toContainText('10:00 - 11:00');
    await event(page, 'Entrevista').click();
    await expect(field(page, 'Fecha de inicio')).toHaveValue('15-03-2027');
    await expect(field(page, 'Hora de inicio')).toHaveValue('10:00');
    await write(page, 'Fecha de inicio', '04-04-2027');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Entrevista guardada.')).toBeVisible();
    expect(await planned(page, id)).toMatchObject([{ fecha_inicio: '2027-04-04T14:00:00.000Z' }]);

    await page.goto(`/procesos/${id}/calendario?vista=dia&fecha=2027-09-05&entrevista=nueva`);
    await write(page, 'Hora de inicio', '0:30');
    await expect(page.getByText('Esa hora no existe: esa noche el reloj se adelanta a la 01:00.')).toBeVisible();
    await write(page, 'Fecha de inicio', '03-04-2027');
    await write(page, 'Hora de inicio', '23:30');
    await expect(page.getByText('esta hora ocurre dos veces').first()).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Hora de inicio' }).getByText('La segunda').click();
    await page.getByRole('button', { name: 'Agendar', exact: true }).click();
    await expect(page.getByText('Entrevista agendada.')).toBeVisible();
    expect((await planned(page, id)).map(({ fecha_inicio }) => fecha_inicio)).toContain('2027-04-04T03:30:00.000Z');
  });
});

test('a place that is an address can be opened, and a cv that was deleted says so', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const [cv_id = 0] = await cvIds(page, id);
  await plan(page, id, '10:00', '11:00', { cv_id, lugar: 'https://ejemplo.cl/sala' });
  expect((await page.request.delete(`/api/procesos/${id}/cvs/${cv_id}`)).ok()).toBe(true);
  await openDay(page, id);
  await expect(event(page, 'Entrevista')).toContainText('CV eliminado');
  await event(page, 'Entrevista').click();
  await expect(page.getByRole('combobox', { name: 'Candidato' })).toHaveValue('CV eliminado');
  const link = dialog(page).getByRole('link', { name: 'Abrir enlace' });
  await expect(link).toHaveAttribute('href', 'https://ejemplo.cl/sala');
  await page.getByLabel('Lugar o enlace').fill('javascript:alert(1)');
  await expect(link).toHaveCount(0);
});

test('a visor sees everything of an interview, and can change and export nothing', async ({ page, another }) => {
  const { id } = await sampleProceso(page);
  const [cv_id = 0] = await cvIds(page, id);
  await plan(page, id, '10:00', '11:00', { cv_id, notas: 'Traer título', lugar: 'https://ejemplo.cl/sala' });
  const { empresas } = (await (await page.request.get('/api/empresas')).json()) as { empresas: { id: number }[] };
  const email = await createUsuario(page, 'visor', empresas[0]?.id ?? 0);
  const visor = await another();
  expect((await visor.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).status()).toBe(200);
  await openDay(visor, id);
  await visor.getByRole('button', { name: 'Ahora no' }).click();
  await expect(visor.getByRole('button', { name: 'Agendar entrevista' })).toHaveCount(0);
  await expect(visor.getByRole('button', { name: 'Exportar' })).toHaveCount(0);
  await event(visor, 'Entrevista').click();
  await expect(dialog(visor).getByText('Traer título')).toBeVisible();
  await expect(dialog(visor).getByRole('link', { name: 'https://ejemplo.cl/sala' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(dialog(visor).getByRole('link', { name: 'Descargar' })).toHaveCount(0);
  await expectAccessible(visor);
  await dialog(visor).getByRole('button', { name: 'Cerrar' }).last().click();
  await visor.goto('/ajustes');
  await expect(visor.getByRole('heading', { name: 'Apariencia' })).toBeVisible();
  await expect(visor.getByRole('heading', { name: 'Calendario externo' })).toHaveCount(0);
  await visor.goto(`/procesos/${id}/calendario?entrevista=nueva`);
  await expect(visor.getByRole('heading', { name: `Agenda del Proceso #${id}` })).toBeVisible();
  await expect(dialog(visor)).toHaveCount(0);
});

test.describe('when two people change one interview', () => {
  test.use({ allowed: [/status of 409/] });

  test('the second is told what changed, and saves only what they changed', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    const { id: entrevista } = await plan(page, id, '10:00', '11:00');
    await page.goto(`/procesos/${id}/calendario?vista=dia&fecha=${DAY}&entrevista=${entrevista}`);
    await page.getByLabel('Notas').fill('Lo mío');
    const change = { titulo: 'Panel de Ana', lugar: 'Sala 9' };
    await page.request.patch(`/api/procesos/${id}/calendario/${entrevista}`, { data: change });
    await expect(page.getByText('Alguien cambió título, lugar o enlace mientras editabas.')).toBeVisible();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByText('Entrevista guardada.')).toBeVisible();
    expect(await planned(page, id)).toMatchObject([{ ...change, notas: 'Lo mío' }]);
  });

  test('of the same field both values are shown, and whichever is chosen takes back nothing else', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    const { id: entrevista } = await plan(page, id, '10:00', '11:00');
    const change = (data: object) => page.request.patch(`/api/procesos/${id}/calendario/${entrevista}`, { data });
    await page.goto(`/procesos/${id}/calendario?vista=dia&fecha=${DAY}&entrevista=${entrevista}`);
    await page.getByLabel('Lugar o enlace').fill('Sala 1');
    await change({ lugar: 'Sala 9', titulo: 'Panel de Ana' });
    await expect(page.getByText('Lugar o enlace: ahora dice «Sala 9», tú escribiste «Sala 1».')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(dialog(page).getByText(/Otra persona cambió esta entrevista mientras la editabas/)).toBeVisible();
    expect(await planned(page, id)).toMatchObject([{ lugar: 'Sala 9' }]);
    await page.getByRole('button', { name: 'Usar lo mío' }).click();
    await expect(page.getByText('Entrevista guardada.')).toBeVisible();
    expect(await planned(page, id)).toMatchObject([{ lugar: 'Sala 1', titulo: 'Panel de Ana' }]);

    await event(page, 'Panel de Ana').click();
    await write(page, 'Hora de inicio', '12:00');
    await change({ fecha_inicio: `${DAY}T16:00:00.000Z`, fecha_fin: `${DAY}T17:30:00.000Z` });
    await page.getByRole('button', { name: 'Ver lo nuevo' }).click();
    await expect(field(page, 'Hora de inicio')).toHaveValue('13:00');
    await expect(field(page, 'Hora de término')).toHaveValue('14:30');
  });
});

test.describe('without a network', () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|request failed|status of 500|answer 500/] });

  test('what was typed stays, and trying again saves it once', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    await openDay(page, id);
    await page.getByRole('button', { name: 'Agendar entrevista' }).click();
    await page.getByLabel('Título').fill('Panel');
    // The server hears it, and its answer is lost.
    await page.route('**/trpc/calendario.create**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Agendar', exact: true }).click();
    await expect(page.getByText('No se pudo guardar la entrevista.')).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveValue('Panel');
    await page.unroute('**/trpc/calendario.create**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Entrevista agendada.')).toBeVisible();
    expect(await planned(page, id)).toHaveLength(1);
  });

  test('one that was dragged goes back and offers to try again', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    await plan(page, id, '10:00', '11:00');
    await openDay(page, id);
    await page.route('**/trpc/calendario.update**', (route) => route.abort());
    const box = await boxOf(event(page, 'Entrevista'));
    const to = await lineOf(page, '13:00');
    await drag(page, { x: box.x + 40, y: box.y + 8 }, { x: box.x + 40, y: to.y });
    await expect(page.getByText('No se pudo mover la entrevista.')).toBeVisible();
    await expect(event(page, 'Entrevista')).toContainText('10:00 - 11:00');
    await page.unroute('**/trpc/calendario.update**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('«Entrevista» quedó para el 15-03-2027, 13:00.')).toBeVisible();
  });

  test('a calendar that could not be loaded says so and is loaded on retry', async ({ page }) => {
    const { id } = await sampleProceso(page, []);
    const press = await unreached(page, '**/trpc/**calendario.get**');
    await page.goto(`/procesos/${id}/calendario`);
    await expect(page.getByText('Error al cargar datos')).toBeVisible();
    await press(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page.getByText('Aún no hay fechas ni entrevistas en este proceso.')).toBeVisible();
  });
});

test('interviews are downloaded, and read by a calendar program at a secret address until it is switched off', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { id } = await sampleProceso(page);
  const [cv_id = 0] = await cvIds(page, id);
  await plan(page, id, '10:00', '11:00', { cv_id, notas: 'Solo nuestro' });
  await openDay(page, id);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Descargar entrevistas (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe(`entrevistas-proceso-${id}.ics`);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Suscribirme a las entrevistas…' }).click();
  await page.getByRole('button', { name: 'Crear dirección' }).click();
  const address = await page.getByLabel('Tu dirección secreta').inputValue();
  expect(address).toMatch(new RegExp(`^${baseURL}/calendario/[\\w-]{43}/recluta\\.ics$`));
  await expectAccessible(page);

  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const ics = (await answer.text()).replace(/\r\n /g, '');
  expect(ics).toContain(`SUMMARY:Entrevista: ${PEOPLE[0].nombre}\r\n`);
  expect(ics).toContain('DTSTART:20270315T130000Z\r\n');
  expect(ics).not.toContain('Solo nuestro');

  await page.goto('/ajustes');
  await expect(page.getByText(/Tienes una dirección secreta desde el/)).toBeVisible();
  await page.getByRole('button', { name: 'Renovar dirección' }).click();
  await dialog(page).getByRole('button', { name: 'Renovar dirección' }).click();
  const renewed = await page.getByLabel('Tu dirección secreta').inputValue();
  expect([(await stranger.get(address)).status(), (await stranger.get(renewed)).status()]).toEqual([404, 200]);
  await page.getByRole('button', { name: 'Apagar' }).click();
  await dialog(page).getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByRole('button', { name: 'Crear dirección' })).toBeVisible();
  expect((await stranger.get(renewed)).status()).toBe(404);
  await stranger.dispose();
});
