import { choose, createCuenta, createEmpresa, createUsuario, signIn } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';
import { unreached } from './unreached.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar empresa' });
const row = (page: Page, nombre: string) => page.getByRole('row').filter({ hasText: nombre });
const areas = (page: Page) => page.getByRole('list', { name: 'Áreas de la empresa' }).getByRole('listitem');

test('the first empresa is created, its RUT written while it is typed', async ({ page }) => {
  await createCuenta(page, 'emprende');
  await page.goto('/empresas');
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await page.getByRole('button', { name: 'Nueva empresa' }).click();
  await expect(page).toHaveURL('/empresas/nueva');
  const form = page.getByRole('dialog', { name: 'Crear Empresa' });
  await form.getByRole('button', { name: 'Crear empresa' }).click();
  await expect(form.getByText('El nombre es obligatorio.')).toBeVisible();
  await expect(form.getByText('Elige un tipo: reclutadora, cobranza o final.')).toBeVisible();
  await form.getByLabel('Nombre').fill('Cobranzas Ñuñoa');
  await form.getByLabel('RUT').fill('760864285');
  await expect(form.getByLabel('RUT')).toHaveValue('76.086.428-5');
  await choose(page, 'Tipo de empresa', 'Cobranza');
  await form.getByRole('button', { name: 'Crear empresa' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/empresas');
  await expect(row(page, 'Cobranzas Ñuñoa')).toContainText('76.086.428-5');
  await expect(page.getByText('1 de 2 empresas de tu plan')).toBeVisible();
});

test('a RUT that another empresa has is told beside its field, and what was typed stays', async ({ page }) => {
  await createCuenta(page);
  await createEmpresa(page, 'Servicios Andinos', { rut: '76.086.428-5' });
  await page.goto('/empresas/nueva');
  const form = page.getByRole('dialog', { name: 'Crear Empresa' });
  await form.getByLabel('Nombre').fill('Andinos Norte');
  await form.getByLabel('RUT').fill('760864285');
  await choose(page, 'Tipo de empresa', 'Final');
  const told = form.getByText('Ya tienes una empresa con este RUT: Servicios Andinos.');
  await expect(told).toBeVisible();
  await expect(form.getByLabel('RUT')).toHaveAccessibleDescription(/Servicios Andinos/);
  await form.getByRole('button', { name: 'Crear empresa' }).click();
  await expect(form.getByLabel('RUT')).toBeFocused();
  await expect(form.getByLabel('RUT')).toHaveValue('76.086.428-5');
  await form.getByLabel('RUT').fill('770000009');
  await expect(told).toBeHidden();
  await form.getByRole('button', { name: 'Crear empresa' }).click();
  await expect(row(page, 'Andinos Norte')).toContainText('77.000.000-9');
});

test('áreas are added at once, and one is deleted after asking', async ({ page }) => {
  await createCuenta(page);
  await createEmpresa(page, 'Cobranzas Ñuñoa', { tipo_empresa: 'cobranza' });
  await page.goto('/empresas');
  await row(page, 'Cobranzas Ñuñoa')
    .getByRole('button', { name: /^Configuración/ })
    .click();
  await expect(page.getByRole('tabpanel')).toContainText('Cobranza');
  await page.getByRole('tab', { name: 'Áreas' }).click();
  await expect(page).toHaveURL(/empresa=\d+&tab=areas$/);
  await expect(page.getByText('No hay áreas registradas.')).toBeVisible();
  for (const nombre of ['  Operaciones ', '   ', 'Tiendas']) {
    await page.getByLabel('Nueva área').fill(nombre);
    await page.keyboard.press('Enter');
  }
  await expect(areas(page)).toHaveText(['Operaciones', 'Tiendas']);
  const added = page.getByRole('status').filter({ hasText: 'Área agregada.' });
  await expect(added).toHaveCount(2);
  for (const left of [1, 0]) {
    await added.last().getByRole('button', { name: 'Cerrar' }).press('Enter');
    await expect(added).toHaveCount(left);
  }
  // One that there is, as it is told of other lists: where it is typed.
  const input = page.getByLabel('Nueva área');
  await input.fill('TIENDAS');
  await page.keyboard.press('Enter');
  await expect(input).toHaveAccessibleDescription('Esa área ya existe en la empresa.');
  await input.fill('Bodega');
  await page.keyboard.press('Enter');
  await expect(areas(page)).toHaveText(['Operaciones', 'Tiendas', 'Bodega']);
  await added.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deshecho: el área ya no está.' })).toBeVisible();
  await expect(areas(page)).toHaveText(['Operaciones', 'Tiendas']);

  await page.getByRole('button', { name: 'Eliminar área Tiendas' }).click();
  const question = page.getByRole('dialog', { name: '¿Eliminar esta área? Esta acción no se puede deshacer.' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(areas(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Eliminar área Tiendas' }).click();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(areas(page)).toHaveText(['Operaciones']);
  await expect(page.getByRole('status').filter({ hasText: 'Área eliminada.' })).toBeVisible();
  await page.reload();
  await expect(areas(page)).toHaveText(['Operaciones']);
  await page.getByRole('tab', { name: 'Permisos' }).click();
  await expect(page.getByText('Próximamente')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/empresas');
});

test('an empresa is found by name or RUT and by type, and the address keeps the view', async ({ page }) => {
  await createCuenta(page);
  await createEmpresa(page, 'Cobranzas Ñuñoa', { rut: '76086428-5', tipo_empresa: 'cobranza' });
  await createEmpresa(page, 'Tiendas del Sur', { rut: '12.345.678-9' });
  await page.goto('/empresas');
  await expect(row(page, 'Tiendas del Sur')).toContainText('RUT no válido');
  await expect(row(page, 'Cobranzas Ñuñoa')).not.toContainText('RUT no válido');
  await page.keyboard.press('/');
  await page.keyboard.type('nunoa');
  await expect(page).toHaveURL('/empresas?q=nunoa');
  await expect(page.getByRole('link', { name: 'Tiendas del Sur' })).toHaveCount(0);
  await search(page).fill('760864');
  await expect(page).toHaveURL(/q=.*760864/);
  await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toBeVisible();
  await page.getByText('Final', { exact: true }).first().click();
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Sin resultados')).toBeVisible();
  await expect(search(page)).toHaveValue('760864');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/empresas');
  await expect(page.getByRole('link', { name: 'Tiendas del Sur' })).toBeVisible();
});

test('a full plan says why no more can be created, as soon as somebody else takes the last place', async ({ page }) => {
  await createCuenta(page, 'basico');
  // What happens before the screen listens is not told to it.
  const listening = page.waitForResponse(/cuenta\.live/);
  await page.goto('/empresas');
  await listening;
  const create = page.getByRole('button', { name: 'Nueva empresa' });
  await expect(create).toBeEnabled();
  await createEmpresa(page, 'Cobranzas Ñuñoa');
  await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toBeVisible();
  await expect(create).toBeDisabled();
  await expect(page.getByText('Has alcanzado el límite de tu plan.')).toBeVisible();
});

test('a visor sees everything and changes nothing', async ({ page, another }) => {
  const admin = await another();
  await createCuenta(admin);
  const empresa = await createEmpresa(admin, 'Cobranzas Ñuñoa');
  await signIn(page, await createUsuario(admin, 'visor', empresa));
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await page.goto(`/empresas?empresa=${empresa}&tab=areas`);
  await expect(page.getByText('Tu rol permite ver las áreas, no cambiarlas.')).toBeVisible();
  await expect(page.getByLabel('Nueva área')).toHaveCount(0);
  await page.goto('/empresas/nueva');
  await expect(page.getByRole('button', { name: 'Nueva empresa' })).toBeDisabled();
  await expect(page.getByRole('row', { name: /Cobranzas Ñuñoa/ })).toBeVisible();
  // The form is code of its own, asked for before that of the palette: what is open by then is all that opens.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test.describe('when something fails', () => {
  test.use({ allowed: [/status of 409|ERR_FAILED/] });

  test('an área that could not be added comes back to be typed, and the list stays as it was', async ({ page }) => {
    await createCuenta(page);
    const empresa = await createEmpresa(page, 'Cobranzas Ñuñoa');
    await page.goto(`/empresas?empresa=${empresa}&tab=areas`);
    const field = page.getByLabel('Nueva área');
    await field.fill('Operaciones');
    await page.keyboard.press('Enter');
    await expect(areas(page)).toHaveText(['Operaciones']);
    await page.route('**/trpc/empresas.createArea**', (route) => route.abort());
    await field.fill('Tiendas');
    await page.keyboard.press('Enter');
    const failed = page.getByRole('alert').filter({ hasText: 'Error al crear área' });
    await expect(failed).toContainText('«Tiendas»');
    await expect(areas(page)).toHaveText(['Operaciones']);
    await expect(field).toHaveValue('Tiendas');
    const again = page.waitForEvent('requestfailed', (request) => request.url().includes('empresas.createArea'));
    await field.press('Enter');
    await again;
    await expect(field).toHaveValue('Tiendas');
    await expect(failed).toHaveCount(1);
    await page.unroute('**/trpc/empresas.createArea**');
    await field.press('Enter');
    await expect(areas(page)).toHaveText(['Operaciones', 'Tiendas']);
  });

  test('an área that could not be deleted is there again', async ({ page }) => {
    await createCuenta(page);
    const empresa = await createEmpresa(page, 'Cobranzas Ñuñoa');
    await page.goto(`/empresas?empresa=${empresa}&tab=areas`);
    await page.getByLabel('Nueva área').fill('Operaciones');
    await page.keyboard.press('Enter');
    await page.route('**/trpc/empresas.removeArea**', (route) => route.abort());
    await page.getByRole('button', { name: 'Eliminar área Operaciones' }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByText('Error al eliminar área')).toBeVisible();
    await expect(areas(page)).toHaveText(['Operaciones']);
  });

  test('an empresa that could not be saved leaves the form as typed', async ({ page }) => {
    await createCuenta(page);
    await page.goto('/empresas/nueva');
    const form = page.getByRole('dialog', { name: 'Crear Empresa' });
    await form.getByLabel('Nombre').fill('Cobranzas Ñuñoa');
    await choose(page, 'Tipo de empresa', 'Final');
    await page.route('**/trpc/empresas.create**', (route) => route.abort());
    await form.getByRole('button', { name: 'Crear empresa' }).click();
    await expect(form.getByRole('alert')).toContainText('Error al guardar la empresa');
    await expect(form.getByRole('alert')).toContainText('Error de conexión con el servidor.');
    await expect(form.getByLabel('Nombre')).toHaveValue('Cobranzas Ñuñoa');
    await page.unroute('**/trpc/empresas.create**');
    await form.getByRole('button', { name: 'Crear empresa' }).click();
    await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toBeVisible();
  });

  test('a list that could not be loaded says so and is tried again', async ({ page }) => {
    await createCuenta(page);
    await createEmpresa(page, 'Cobranzas Ñuñoa');
    const press = await unreached(page, '**/trpc/*empresas.list*');
    await page.goto('/empresas');
    await expect(page.getByText('Error al cargar datos')).toBeVisible();
    await press(page.getByRole('button', { name: 'Reintentar' }));
    await expect(page.getByRole('link', { name: 'Cobranzas Ñuñoa' })).toBeVisible();
  });
});
