import { findings } from './accessible.ts';
import { type APIRequestContext, expect, type Page, test } from './fixtures.ts';

/** The page of rights of a proceso of a new cuenta. */
async function openRights(page: Page, request: APIRequestContext, prefix: string): Promise<void> {
  const post = async (path: string, data: unknown) => (await request.post(path, { data })).json();
  const email = `${prefix}-${Date.now()}@ejemplo.cl`;
  await post('/api/auth/register-admin', {
    nombre: 'Paula',
    email,
    password: 'copihue-rojo-2026',
    plan: 'profesional',
  });
  const { empresa } = await post('/api/empresas/crear', { nombre: 'Cobranzas del Sur', tipo_empresa: 'final' });
  const { proceso } = await post('/api/procesos', { empresa_id: empresa.id, nombre: 'Ejecutivo' });
  await page.goto(`/upload-cvs/${proceso.public_id}`);
  await page.goto((await page.getByRole('link', { name: 'Tus derechos' }).getAttribute('href')) ?? '');
}

test('somebody without an account asks for their data to be erased, and reads the answer at their own address', async ({
  page,
  request,
}) => {
  const post = async (path: string, data: unknown) => (await request.post(path, { data })).json();
  await openRights(page, request, 'derechos');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Elige qué quieres pedir.').first()).toBeVisible();
  await page.getByRole('radio', { name: /^Supresión/ }).check();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar la dirección' }).click();
  await expect(page.getByRole('button', { name: 'Dirección copiada' })).toBeVisible();
  const tracking = await page.evaluate(() => navigator.clipboard.readText());
  // Whoever reloads the receipt, or looks for it among the pages they saw, finds their request.
  await page.reload();
  await expect(page.getByText('En revisión')).toBeVisible();
  expect(page.url()).toBe(tracking);

  const { solicitudes } = await (await request.get('/api/solicitudes')).json();
  await post(`/api/solicitudes/${solicitudes[0].id}/respuesta`, {
    estado: 'acogida',
    respuesta: 'Borramos tus datos.',
  });
  await page.reload();
  await expect(page.getByText('Borramos tus datos.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a field says what is wrong once it is left, one press of the button tells all and leads to the first, and nothing is sent', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/derechos/')) sent += 1;
  });
  await openRights(page, request, 'campos');
  const nombre = page.getByLabel('Nombre');
  const correo = page.getByLabel('Correo');
  const rut = page.getByLabel('RUT (opcional)');
  const wrong = page.getByText('Escribe un correo válido, como nombre@empresa.cl.');

  // Passed through empty: nothing to say.
  await nombre.focus();
  await page.keyboard.press('Tab');
  await correo.fill('ana@ejemplo');
  await expect(wrong).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(wrong).toBeVisible();
  await expect(page.getByText('El nombre es obligatorio.')).toBeHidden();
  await expect(correo).toHaveAttribute('aria-invalid', 'true');
  await expect(correo).toHaveAccessibleDescription(/^Escribe un correo válido, como nombre@empresa\.cl\. El mismo/);
  await correo.fill('ana@ejemplo.cl');
  await expect(wrong).toBeHidden();

  await rut.fill('123456785');
  await correo.focus();
  await expect(rut).toHaveValue('12.345.678-5');
  await rut.fill('12.345.678-9');
  await correo.fill('ana@');
  // The sentence that comes up below the field does not take the button from under the finger.
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Este RUT no parece válido. Puedes enviarlo igual.')).toBeVisible();
  for (const text of ['Elige qué quieres pedir.', 'El nombre es obligatorio.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(wrong).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Acceso/ })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  expect(sent).toBe(0);

  await page.keyboard.press('Space');
  await nombre.fill('Ana 👩🏽‍💻 Soto');
  await correo.fill('ana@ejemplo.cl');
  // A pasted text is not cut in silence.
  const detalle = page.getByLabel('Cuéntanos más (opcional)');
  await detalle.fill('á'.repeat(4_001));
  await page.keyboard.press('Tab');
  await expect(page.getByText('Usa como máximo 4.000 caracteres.')).toBeVisible();
  await detalle.fill('Gracias.');
  const warned = page.waitForEvent('dialog');
  const left = page.goto('about:blank').catch(() => undefined);
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await left;
  await expect(detalle).toHaveValue('Gracias.');
  await detalle.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();
  expect(sent).toBe(1);
});

test('who asks to have data corrected is told at the field to say which, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await openRights(page, request, 'corregir');
  await page.getByRole('radio', { name: /^Rectificación/ }).check();
  await page.getByLabel('Nombre').fill('Ana Soto');
  await page.getByLabel('Correo').fill('ana@ejemplo.cl');
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();
  const detalle = page.getByLabel('Qué hay que corregir');
  await expect(detalle).toBeFocused();
  await expect(detalle).toHaveAccessibleDescription('Escribe qué dato está mal y cómo debe quedar.');
  expect(await findings(page)).toEqual([]);
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana Soto');
  await detalle.fill('Mi apellido es Soto, no Sotto.');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();
});

test.describe('when the answer is lost', () => {
  test.use({ allowed: [/ERR_CONNECTION_RESET|request failed/] });

  test('the same asked again is one request, and what was corrected before is not lost', async ({ page, request }) => {
    await openRights(page, request, 'perdida');
    let lose = true;
    await page.route('**/api/derechos/*', async (route) => {
      if (!lose || route.request().method() !== 'POST') return route.continue();
      // The server takes it in; its answer never arrives.
      await route.fetch();
      return route.abort('connectionreset');
    });
    const send = page.getByRole('button', { name: 'Enviar solicitud' });
    const failure = page.getByText('No pudimos enviar tu solicitud');
    await page.getByRole('radio', { name: /^Acceso/ }).check();
    await page.getByLabel('Nombre').fill('Ana Soto');
    await page.getByLabel('Correo').fill('ana@ejemlo.cl');
    for (const _ of [1, 2]) {
      await send.click();
      await expect(failure).toBeVisible();
    }
    lose = false;
    await page.getByLabel('Correo').fill('ana@ejemplo.cl');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible();
    const { solicitudes } = await (await request.get('/api/solicitudes')).json();
    expect(solicitudes.map(({ email }: { email: string }) => email).sort()).toEqual([
      'ana@ejemlo.cl',
      'ana@ejemplo.cl',
    ]);
  });
});
