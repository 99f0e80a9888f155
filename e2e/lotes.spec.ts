import { expectAccessible } from './cuenta.ts';
import { type APIRequestContext, expect, test } from './fixtures.ts';
import { held } from './held.ts';
import { choose, counter, createProceso, done, failure, PDF, pdf, rows, submit, type Upload } from './sender.ts';

// The network is taken away.
test.use({ allowed: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|request failed/] });

/** Two of them are too much for one request. */
const heavy = (n: number): Upload[] =>
  Array.from({ length: n }, (_, i) => pdf(`CV ${i + 1}.pdf`, Buffer.concat([PDF, Buffer.alloc(700_000, 65 + i)])));
const stored = async (request: APIRequestContext, id: number) =>
  ((await (await request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: unknown[] }).cvs.length;

test('goes on by itself when the connection fails once, and sends nothing again that was received', async ({
  page,
  request,
}) => {
  const { address, id } = await createProceso(request);
  await page.goto(address);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/upload-cvs', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length !== 2) return route.continue();
    // The server takes it in; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose(page, heavy(3));
  await submit(page).click();
  await expect(done(page).getByText('3 archivos procesados')).toBeVisible();
  await expect(done(page).getByText('Registrado')).toHaveCount(3);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(await stored(request, id)).toBe(3);
});

test('that loses its network shows what was received, and goes on when that is back', async ({ page, request }) => {
  const { address, id } = await createProceso(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  let sent = 0;
  await page.route('**/api/upload-cvs', async (route) => {
    sent += 1;
    if (sent !== 2) return route.continue();
    await page.context().setOffline(true);
    return route.abort('internetdisconnected');
  });
  await choose(page, heavy(3));
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('Ya recibimos 1 de 3; al reintentar se envían solo los que faltan.')).toBeVisible();
  await expect(page.getByText('Si prefieres esperar, seguiremos apenas vuelva la conexión.')).toBeVisible();
  await expect(rows(page).first()).toContainText('Registrado');
  await expect(page.getByRole('button', { name: /^Quitar CV/ })).toHaveCount(2);
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(done(page).getByText('3 archivos procesados')).toBeVisible();
  expect(await stored(request, id)).toBe(3);
});

test('whose page is reloaded tells what was received and what was not, and nothing is doubled', async ({
  page,
  request,
}) => {
  const { address, id } = await createProceso(request);
  await page.goto(address);
  let sent = 0;
  await page.route('**/api/upload-cvs', async (route) => {
    sent += 1;
    if (sent !== 2) await route.continue();
  });
  await choose(page, heavy(3));
  await submit(page).click();
  await expect(rows(page).first()).toContainText('Registrado');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const told = page.getByText(/^Tu envío anterior quedó a medias: alcanzamos a confirmarte 1 de 3\./);
  await expect(told).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'CV 2.pdf' })).toBeVisible();
  await expectAccessible(page);

  await expect(told).toContainText('Vuelve a elegirlos, todos si te es más fácil: se envían solo los que faltan.');
  await choose(page, heavy(2));
  await expect(page.getByRole('status').getByText('CV 3.pdf')).toBeVisible();
  await choose(page, heavy(3).slice(2));
  await expect(told).toBeHidden();
  await expect(rows(page).first()).toContainText('Registrado');
  await submit(page).click();
  await expect(done(page).getByText('3 archivos procesados')).toBeVisible();
  await expect(done(page).getByText('Ya estaba')).toHaveCount(0);
  await page.getByRole('button', { name: 'OK, seguir subiendo' }).click();
  await expect(told).toBeHidden();
  expect(sent).toBe(4);
  expect(await stored(request, id)).toBe(3);
  await page.reload();
  await expect(counter(page)).toBeVisible();
  await expect(told).toBeHidden();
});

test('that was cut before its proceso closed is told without being asked for again', async ({ page, request }) => {
  const { address, close } = await createProceso(request);
  await page.goto(address);
  await page.route('**/api/upload-cvs', () => undefined);
  await choose(page, heavy(2));
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await close();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('La recepción de CVs está cerrada')).toBeVisible();
  await expect(page.getByText('Tu envío anterior quedó a medias: alcanzamos a confirmarte 0 de 2.')).toBeVisible();
  await expect(page.getByText('Vuelve a elegir')).toHaveCount(0);
});

test('a page opened anew knows for a day which files this browser sent, and nothing else about them', async ({
  page,
  context,
  request,
}) => {
  const { address } = await createProceso(request);
  await page.goto(address);
  let sent = 0;
  await page.route('**/api/upload-cvs', async (route) => {
    sent += 1;
    if (sent !== 2) await route.continue();
  });
  await choose(page, heavy(2));
  await submit(page).click();
  await expect(rows(page).first()).toContainText('Registrado');
  const kept = (of: typeof page) => of.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(() => kept(page)).toMatch(/recluta-recibidos/);
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  expect(await kept(later)).not.toContain('CV 1');
  const told = later.getByText(/^Tu envío anterior quedó a medias: alcanzamos a confirmarte 1 de 2\./);
  await expect(told).toBeVisible();
  const [first] = heavy(1);
  if (!first) throw new Error('no file');
  await choose(later, [pdf('CV 1.pdf'), first, { ...first, name: 'Otra persona.pdf' }]);
  await expect(told).toBeHidden();
  await expect(rows(later).nth(1)).toContainText('Registrado');
  await expect(rows(later).filter({ hasText: 'Registrado' })).toHaveCount(1);
  await submit(later).click();
  await expect(done(later).getByText('3 archivos procesados')).toBeVisible();
  await expect.poll(() => kept(later)).toBe('[]');

  await later.evaluate(() =>
    localStorage.setItem('recluta-recibidos-otro', '{"hasta":1,"recibidos":{"a":"registrado"}}'),
  );
  await later.reload();
  await expect.poll(() => kept(later)).toBe('[]');
});

for (const ends of ['comes to its end', 'dies'] as const)
  test(`is told in a second tab to go on in the first, as long as that is there: it ${ends}`, async ({
    page,
    context,
    request,
  }) => {
    const { address } = await createProceso(request);
    await page.goto(address);
    const release = await held(page, '**/api/upload-cvs', 1);
    await choose(page, heavy(2));
    await submit(page).click();
    await expect(rows(page).first()).toContainText('Registrado');
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('recluta-recibidos');

    const second = await context.newPage();
    await second.goto(address);
    const elsewhere = second.getByText('Tienes un envío sin terminar en otra pestaña.');
    const cut = second.getByText(/^Tu envío anterior quedó a medias: alcanzamos a confirmarte 1 de 2\./);
    await expect(elsewhere).toBeVisible();
    await expect(cut).toBeHidden();
    await expectAccessible(second);

    if (ends === 'dies') await page.close();
    else {
      release();
      await expect(done(page).getByText('2 archivos procesados')).toBeVisible();
    }
    await expect(elsewhere).toBeHidden();
    await expect(cut).toBeVisible({ visible: ends === 'dies' });
    release();
  });
