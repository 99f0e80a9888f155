import { findings } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ allowed: [/status of 400/] });

test('somebody without an account asks for their data to be erased, and reads the answer at their own address', async ({
  page,
  request,
}) => {
  const post = async (path: string, data: unknown) => (await request.post(path, { data })).json();
  const email = `derechos-${Date.now()}@ejemplo.cl`;
  await post('/api/auth/register-admin', {
    nombre: 'Paula',
    email,
    password: 'copihue-rojo-2026',
    plan: 'profesional',
  });
  const { empresa } = await post('/api/empresas/crear', { nombre: 'Cobranzas del Sur', tipo_empresa: 'final' });
  const { proceso } = await post('/api/procesos', { empresa_id: empresa.id, nombre: 'Ejecutivo' });

  await page.goto(`/upload-cvs/${proceso.public_id}`);
  const address = await page.getByRole('link', { name: 'Tus derechos' }).getAttribute('href');
  await page.goto(address ?? '');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Elige qué quieres pedir.').first()).toBeVisible();
  await page.getByRole('radio', { name: /^Supresión/ }).check();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Soto');
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ver cómo va mi solicitud' }).click();
  await expect(page.getByText('En revisión')).toBeVisible();

  const { solicitudes } = await (await request.get('/api/solicitudes')).json();
  await post(`/api/solicitudes/${solicitudes[0].id}/respuesta`, {
    estado: 'acogida',
    respuesta: 'Borramos tus datos.',
  });
  await page.reload();
  await expect(page.getByText('Borramos tus datos.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
