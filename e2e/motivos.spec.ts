import { choose } from './cuenta.ts';
import { expect, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

test.use({ allowed: [/status of 409/] });

test('an administrator keeps the list of reasons', async ({ page }) => {
  await sampleProceso(page, []);
  await page.goto('/ajustes');
  const section = page.getByRole('region', { name: 'Motivos de descarte' });
  await section.getByRole('button', { name: 'Agregar motivo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('cupo cerrado');
  await dialog.getByRole('button', { name: 'Agregar motivo' }).click();
  await expect(dialog.getByText('Ese motivo ya está en la lista.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No responde llamados');
  await expect(dialog.getByText('Ese motivo ya está en la lista.')).toHaveCount(0);
  await choose(page, 'De quién fue la decisión', 'Decisión de la persona');
  await dialog.getByRole('button', { name: 'Agregar motivo' }).click();
  const theirs = section.getByRole('list', { name: 'Decisión de la persona' });
  await expect(theirs).toContainText('No responde llamados');
  await section.getByRole('button', { name: 'Editar No responde llamados' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('No contesta');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(theirs).toContainText('No contesta');
  await section.getByRole('button', { name: 'Eliminar No contesta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(theirs).not.toContainText('No contesta');
});
