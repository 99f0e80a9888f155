import { expectAccessible } from './cuenta.ts';
import { type APIRequestContext, expect, test } from './fixtures.ts';
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
  await expect(page.getByText('Seguiremos apenas vuelva la conexión.')).toBeVisible();
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
  const told = page.getByText(/^Tu envío anterior quedó a medias: recibimos 1 de 3\./);
  await expect(told).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'CV 2.pdf' })).toBeVisible();
  await expectAccessible(page);

  await choose(page, heavy(3));
  await submit(page).click();
  await expect(done(page).getByText('2 registrados · 1 ya estaba')).toBeVisible();
  expect(await stored(request, id)).toBe(3);
  await page.reload();
  await expect(counter(page)).toBeVisible();
  await expect(told).toBeHidden();
});
