import { cvIds } from './entrevistas.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

test('a button that has nothing more to do once it was pressed keeps the focus: a task and a note are saved', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const [cv] = await cvIds(page, id);
  for (const [panel, field, save] of [
    ['tareas', 'Nueva tarea', 'Agregar tarea'],
    ['notas', 'Nueva nota', 'Guardar nota'],
  ] as const) {
    await page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=${panel}`);
    const button = page.getByRole('button', { name: save });
    await page.getByRole('textbox', { name: field }).fill('Llamar');
    await button.press('Enter');
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([/Llamar/]);
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(button).not.toBeFocused();
    await expect(button).toHaveAttribute('disabled');
  }
});

test('a row that goes with the button that was pressed leaves the focus to the row beside it, and to no button of it', async ({
  page,
}) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const rows = page.getByRole('main').getByRole('listitem');
  const stage = (nombre: string) => rows.filter({ has: page.getByLabel(`Nombre de ${nombre}`) });
  await page.getByRole('button', { name: 'Eliminar Entrevista' }).press('Enter');
  await expect(rows).toHaveCount(5);
  await expect(stage('Oferta')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(6);
  await expect(stage('Oferta')).toBeFocused();
});

test('a change that is taken back from the list of changes leaves the focus to the one beside it', async ({ page }) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const [cv = 0] = await cvIds(page, id);
  const data = (to: string) => ({ data: { cv_ids: [cv], to } });
  await page.request.post(`/api/procesos/${id}/cvs/move`, data('entrevista'));
  await page.request.post(`/api/procesos/${id}/cvs/${cv}/tareas`, { data: { texto: 'Llamar' } });
  await page.request.patch(`/api/procesos/${id}/cvs/${cv}`, { data: { telefono: '+56911112222' } });
  await page.goto('/papelera?ver=cambios');
  const undo = page.getByRole('button', { name: /^Deshacer: / });
  await expect(undo).toHaveCount(2);
  await undo.first().press('Enter');
  await expect(undo).toHaveCount(1);
  await expect(page.getByRole('row').filter({ has: undo })).toBeFocused();
});
