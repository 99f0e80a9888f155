import { createCuenta, createEmpresa, post } from './cuenta.ts';
import { expect, type Page, test } from './fixtures.ts';

const stay = (page: Page) => page.getByRole('button', { name: 'Seguir escribiendo' });

test('a dialog in which something was written asks in its place before it closes, whichever way it is closed', async ({
  page,
}) => {
  await createCuenta(page);
  await page.goto('/empresas');
  const open = page.getByRole('button', { name: 'Nueva empresa' });
  const dialog = page.getByRole('dialog', { name: 'Crear Empresa' });
  const nombre = dialog.getByLabel('Nombre');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  await open.click();
  await expect(nombre).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open.click();
  await nombre.fill('Cobranzas Ñuñoa');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button('Cerrar').click(),
    () => button('Cancelar').click(),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ]) {
    await close();
    await expect(dialog.getByRole('alert')).toHaveText('Lo que escribiste no se ha guardado.');
    await expect(stay(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(stay(page)).toBeHidden();
    await expect(page).toHaveURL('/empresas/nueva');
    await expect(nombre).toHaveValue('Cobranzas Ñuñoa');
  }
  // Who just goes on writing has answered.
  await page.keyboard.press('Escape');
  await expect(stay(page)).toBeFocused();
  await nombre.press('End');
  await page.keyboard.type(' y cía.');
  await expect(stay(page)).toBeHidden();
  await expect(nombre).toHaveValue('Cobranzas Ñuñoa y cía.');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const warning = await asked;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await expect(nombre).toHaveValue('Cobranzas Ñuñoa y cía.');

  await page.goBack();
  await button('Descartar lo escrito').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/empresas');
  await open.click();
  await expect(nombre).toHaveValue('');
});

test('a line half written on a screen waits there, and a form asks before another screen takes its place', async ({
  page,
}) => {
  await createCuenta(page);
  const empresa_id = await createEmpresa(page, 'Andes');
  const { proceso } = await post<{ proceso: { id: number } }>(page.request, '/api/procesos', {
    empresa_id,
    nombre: 'Cajero',
  });
  await page.goto(`/procesos/${proceso.id}/configuracion?tab=criterios`);
  await page.getByLabel('Nuevo criterio').fill('Cobranza judicial');
  await page.getByRole('tab', { name: 'Etapas' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Prueba técnica');
  await page.goto(`/empresas?empresa=${empresa_id}&tab=areas`);
  await page.getByLabel('Nueva área').fill('Operaciones');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(`/empresas?empresa=${empresa_id}&tab=areas`);
  await expect(page.getByLabel('Nueva área')).toHaveValue('Operaciones');
  await page.goto(`/procesos/${proceso.id}/configuracion?tab=criterios`);
  await expect(page.getByLabel('Nuevo criterio')).toHaveValue('Cobranza judicial');
  await page.getByRole('tab', { name: 'Etapas' }).click();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Prueba técnica');

  await page.goto('/ajustes');
  const nombre = page.getByLabel('Nombre', { exact: true });
  await nombre.fill('Paula Catrileo');
  await page.getByRole('link', { name: 'Procesos' }).first().click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  await expect(nombre).toHaveValue('Paula Catrileo');
  await page.getByRole('button', { name: 'Guardar nombre' }).click();
  await expect(page.getByRole('navigation', { name: 'Navegación principal' })).toContainText('Paula Catrileo');
  await page.getByRole('link', { name: 'Procesos' }).first().click();
  await expect(page).toHaveURL('/procesos');
});
