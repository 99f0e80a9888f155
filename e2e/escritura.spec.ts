import { createCuenta, createEmpresa, post } from './cuenta.ts';
import { cvIds, openDay, write } from './entrevistas.ts';
import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

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

test('the browser asks before a tab goes with a note half written, and not once it is saved', async ({ page }) => {
  const { id } = await sampleProceso(page, [PEOPLE[0]]);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('link', { name: PEOPLE[0].nombre }).click();
  const panel = page.getByRole('complementary', { name: PEOPLE[0].nombre });
  await panel.getByRole('tab', { name: /^Notas/ }).click();
  const note = panel.getByRole('textbox');
  await note.fill('Llamar el lunes');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const warning = await asked;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await panel.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(note).toHaveValue('');
  const gone = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await gone;
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

test('a mistake is told beside its field when the field is left, and goes when it is right', async ({ page }) => {
  await createCuenta(page);
  await createEmpresa(page, 'Andes');
  await page.goto('/usuarios?usuario=nuevo');
  const dialog = page.getByRole('dialog', { name: 'Crear Usuario' });
  const email = dialog.getByLabel('Email');
  const wrong = dialog.getByText('Escribe un correo válido, como nombre@empresa.cl.');
  await email.focus();
  await page.keyboard.press('Tab');
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
  await email.pressSequentially('ana@');
  await expect(wrong).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(wrong).toBeVisible();
  await expect(email).toHaveAccessibleDescription('Escribe un correo válido, como nombre@empresa.cl.');
  await email.press('End');
  await page.keyboard.type('empresa');
  await expect(wrong).toBeVisible();
  await page.keyboard.type('.cl');
  await expect(wrong).toBeHidden();

  // What is told of a field that is left by pressing a button, at its upper edge, moves it from under nobody's mouse.
  await dialog.getByRole('textbox', { name: 'Repetir contraseña' }).fill('x');
  await dialog.getByRole('button', { name: 'Cancelar' }).click({ position: { x: 20, y: 4 } });
  await expect(stay(page)).toBeFocused();
  await expect(dialog.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await stay(page).click();
  await dialog.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Contraseña', exact: true })).toBeFocused();
  await expect(dialog.getByText('Debes seleccionar una empresa.')).toBeVisible();
});

test('a field that gets the focus because something is wrong with it opens nothing over what is said', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const [cv] = await cvIds(page, id);
  await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=tareas`);
  await page.getByRole('textbox', { name: 'Nueva tarea' }).fill('Llamar');
  const date = page.getByRole('textbox', { name: 'Para cuándo' });
  await date.fill('mañana');
  await date.press('Tab');
  await page.getByRole('button', { name: 'Agregar tarea' }).click();
  await expect(date).toBeFocused();
  await expect(page.getByText('Escribe la fecha así: 15-03-2026.')).toBeVisible();
  const calendar = page.getByRole('button', { name: 'Mes siguiente' });
  await expect(calendar).toHaveCount(0);
  await date.click();
  await expect(calendar).toBeVisible();
  await expect(page.locator('[data-today]')).toHaveCSS('border-top-style', 'solid');

  await openDay(page, id);
  await page.getByRole('button', { name: 'Agendar entrevista' }).click();
  await write(page, 'Hora de inicio', '10:00');
  await write(page, 'Hora de término', '08:00');
  await page.getByRole('button', { name: 'Agendar', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Hora de término' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Hora de término' })).toHaveAccessibleDescription(/después/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a date that there is not stays as it was typed, says so, and is not saved', async ({ page }) => {
  await createCuenta(page);
  const empresa_id = await createEmpresa(page, 'Andes');
  const data = { empresa_id, nombre: 'Cajero', fecha_inicio: '2027-03-15' };
  const { proceso } = await post<{ proceso: { id: number } }>(page.request, '/api/procesos', data);
  await page.goto(`/procesos/${proceso.id}/configuracion`);
  const date = page.getByLabel('Inicio del proceso');
  await date.fill('31-02-2027');
  await expect(page.getByText('Esa fecha no existe.')).toBeHidden();
  await date.press('Enter');
  await expect(page.getByText('Esa fecha no existe.')).toBeVisible();
  await expect(date).toHaveValue('31-02-2027');
  await date.press('Tab');
  await expect(date).toHaveValue('31-02-2027');
  await date.fill('mañana');
  await expect(page.getByText('Escribe la fecha así: 15-03-2026.')).toBeVisible();
  await date.fill('28-02-2027');
  await expect(date).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Guardar Fechas' }).click();
  await expect(page.getByText('Fechas guardadas')).toBeVisible();

  // A filter of a report keeps it too, and goes on showing what it showed.
  await page.goto('/reportes?desde=2027-01-01');
  const since = page.getByRole('textbox', { name: 'Desde' });
  await since.fill('45-13-2027');
  await since.press('Tab');
  await expect(page.getByText('Esa fecha no existe.')).toBeVisible();
  await expect(since).toHaveValue('45-13-2027');
  await expect(page).toHaveURL('/reportes?desde=2027-01-01');
});
