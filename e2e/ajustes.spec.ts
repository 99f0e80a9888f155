import { createCuenta, createEmpresa, createUsuario, expectAccessible, PASSWORD, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { unreached } from './unreached.ts';

const sessions = (page: Page) => page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem');
/** Signed in without the screens: their browser does not fill the form of /login. */
const enter = async (page: Page, email: string) =>
  expect((await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })).ok()).toBe(true);

test('everybody changes their own nombre, and it shows at once', async ({ page, another }) => {
  const admin = await another();
  await createCuenta(admin);
  await signIn(page, await createUsuario(admin, 'visor', await createEmpresa(admin, 'Tiendas del Sur')));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.goto('/ajustes');
  const save = page.getByRole('button', { name: 'Guardar nombre' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Nombre').fill('   ');
  await save.click();
  await expect(page.getByText('El nombre es obligatorio.')).toBeVisible();
  await page.getByLabel('Nombre').fill('  Ñancu Pérez ');
  await save.click();
  await expect(page.getByText('Nombre guardado')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toContainText('Ñancu Pérez');
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Ñancu Pérez');
});

test('who has a cuenta and chooses another plan is told how to have it, and asks for it in one press more', async ({
  page,
  another,
}) => {
  await createCuenta(page, 'gratis');
  await page.goto('/ajustes');
  await expect(page.getByText('Para cambiar de plan, elige otro en los precios')).toBeVisible();
  await page.getByRole('link', { name: 'Ver planes y precios' }).click();
  await page.getByRole('link', { name: 'Elegir Pro' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya tienes una cuenta');
  await expect(page.getByText('Su plan es Gratis.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pedir el cambio' }).click();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Quiero pasar mi cuenta al plan Profesional.');
  await page.getByLabel('Nombre').fill('Paula Huenchumán');
  await page.getByLabel('Correo').fill('paula@ejemplo.cl');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('Gracias. Recibimos tu mensaje.')).toBeVisible();
  // Nothing of an address that says something else.
  await page.goto('/contacto?plan=platino');
  await expect(page.getByLabel('Mensaje')).toHaveValue('');

  // With the plan that one has, or none in the address, there is nothing to change.
  for (const path of ['/registro?plan=gratis', '/registro']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }

  const admin = await another();
  await createCuenta(admin);
  const theirs = await another();
  await signIn(theirs, await createUsuario(admin, 'visor', await createEmpresa(admin, 'Tiendas del Sur')));
  await theirs.getByRole('button', { name: 'Ahora no' }).click();
  await theirs.goto('/registro?plan=avanzado');
  await expect(theirs.getByText('Un administrador de tu cuenta puede pedir otro plan.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Pedir el cambio' })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'Volver a Recluta' }).click();
  await expect(theirs).toHaveURL('/dashboard');
});

test('the open sessions say where they are, and the others are closed at once', async ({ page, another }) => {
  const email = await createCuenta(page);
  const [office, home] = [await another(), await another()];
  await enter(office, email);
  await enter(home, email);
  await page.goto('/ajustes');
  await expect(sessions(page)).toHaveCount(3);
  await expect(sessions(page).filter({ hasText: 'Esta sesión' })).toHaveCount(1);
  await expect(sessions(page).first()).toContainText(/Chrome en Linux.*Último uso recién · desde el \d\d-\d\d-\d{4}/);
  await page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(page.getByText('Cerramos tus otras sesiones')).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toHaveCount(0);
  for (const closed of [office, home]) expect((await closed.request.get('/api/auth/verify')).status()).toBe(401);
});

test.describe('a screen whose session is closed from elsewhere', () => {
  test.use({ allowed: [/status of 401/] });

  test('notices at once, asks to sign in again in place and keeps what was typed', async ({ page, another }) => {
    const email = await createCuenta(page);
    const office = await another();
    await enter(office, email);
    await office.goto('/empresas/nueva');
    const form = office.getByRole('dialog', { name: 'Crear Empresa' });
    await form.getByLabel('Nombre').fill('Cobranzas Ñuñoa');

    await page.goto('/ajustes');
    await page
      .getByRole('button', { name: /^Cerrar la sesión de/ })
      .first()
      .click();
    await expect(page.getByText('Sesión cerrada')).toBeVisible();
    await expect(sessions(page)).toHaveCount(1);

    const again = office.getByRole('dialog', { name: 'Tu sesión terminó' });
    await expect(again).toBeVisible();
    await again.getByLabel('Contraseña').fill(PASSWORD);
    await again.getByRole('button', { name: 'Ingresar' }).click();
    await expect(again).toBeHidden();
    await expect(form.getByLabel('Nombre')).toHaveValue('Cobranzas Ñuñoa');
    await expect(sessions(page)).toHaveCount(2);
  });
});

test.describe('without the network', () => {
  test.use({ allowed: [/ERR_FAILED|request failed/] });

  test('a nombre that was not saved stays, and can be saved again', async ({ page }) => {
    await createCuenta(page);
    await page.goto('/ajustes');
    await page.getByLabel('Nombre').fill('Paula Catrileo');
    await page.route('**/trpc/sesion.updatePerfil**', (route) => route.abort());
    await page.getByRole('button', { name: 'Guardar nombre' }).click();
    await expect(page.getByText('No se pudo guardar tu nombre. Error de conexión con el servidor.')).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveValue('Paula Catrileo');
    await page.unroute('**/trpc/sesion.updatePerfil**');
    await page.getByRole('button', { name: 'Guardar nombre' }).click();
    await expect(page.getByText('Nombre guardado')).toBeVisible();
  });

  test('sessions that could not be loaded or closed say so', async ({ page, another }) => {
    const email = await createCuenta(page);
    await enter(await another(), email);
    const press = await unreached(page, '**/trpc/**sesion.sessions**');
    await page.goto('/ajustes');
    const section = page.getByRole('region', { name: 'Sesiones abiertas' });
    await expect(section.getByText('Error al cargar datos')).toBeVisible();
    await press(section.getByRole('button', { name: 'Reintentar' }));
    await expect(sessions(page)).toHaveCount(2);
    await page.route('**/trpc/sesion.closeSession**', (route) => route.abort());
    await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'No se pudo cerrar la sesión' });
    await expect(failed).toBeVisible();
    await page.unroute('**/trpc/sesion.closeSession**');
    await failed.getByRole('button', { name: 'Reintentar' }).click();
    await expect(sessions(page)).toHaveCount(1);
  });
});
