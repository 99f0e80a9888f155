import { cvIds } from './entrevistas.ts';
import { expect, test } from './fixtures.ts';
import { held } from './held.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

test('a task is written about a person, seen in Inicio, done, deleted and brought back', async ({ page }) => {
  const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
  const { request } = page.context();
  const { cvs } = (await (await request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number }[] };
  await page.goto(`/procesos/${id}/cvs?cv=${cvs[0]?.id}&panel=tareas`);
  const texto = 'Pedir <b>certificado</b>';
  const box = page.getByRole('textbox', { name: 'Nueva tarea' });
  await box.fill(texto);
  await page.reload();
  await expect(box).toHaveValue(texto);
  await page.getByRole('textbox', { name: 'Para cuándo' }).fill('01-03-2026');
  // A typed date has its calendar no more: what follows is free.
  await page.getByRole('button', { name: 'Agregar tarea' }).click();
  const list = page.getByRole('list', { name: 'Tareas' });
  await expect(list.getByRole('listitem')).toContainText(texto);
  await expect(box).toHaveValue('');

  await page.goto('/inicio');
  await expect(page.getByText('1 tarea vencida')).toBeVisible();
  await page.getByRole('list', { name: 'Vencidas' }).getByRole('link', { name: /^Ver/ }).click();
  await expect(page).toHaveURL(/panel=tareas/);

  await list.getByRole('button', { name: `Editar la tarea ${texto}` }).click();
  const edited = list.getByRole('textbox', { name: 'Tarea', exact: true });
  await edited.fill(`${texto} de AFP`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Historial').click();
  await expect(list).toHaveCount(0);
  await tab('Tareas').click();
  await expect(edited).toHaveValue(`${texto} de AFP`);
  await list.getByRole('button', { name: 'Cancelar' }).click();
  await list.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(edited).toHaveValue(`${texto} de AFP`);
  await list.getByRole('button', { name: 'Cancelar' }).click();
  await list.getByRole('button', { name: 'Descartar lo escrito' }).click();

  const saved = page.waitForResponse((answer) => answer.url().includes('tareas.update'));
  await list.getByRole('checkbox', { name: `Hecha: ${texto}` }).click();
  await expect(list.getByRole('checkbox', { name: `Hecha: ${texto}` })).toBeChecked();
  await saved;
  await page.reload();
  await expect(list.getByRole('checkbox', { name: `Hecha: ${texto}` })).toBeChecked();
  await list.getByRole('button', { name: `Eliminar la tarea ${texto}` }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(list.getByRole('listitem')).toContainText(texto);
});

test.describe('once its person is no longer shown', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('a task that was done can be taken back, and one that failed is told', async ({ page }) => {
    const { id } = await sampleProceso(page, PEOPLE.slice(0, 1));
    const [cv] = await cvIds(page, id);
    await page.request.post(`/api/procesos/${id}/cvs/${cv}/tareas`, { data: { texto: 'Llamar' } });
    const list = page.getByRole('list', { name: 'Tareas' });
    const box = list.getByRole('checkbox', { name: 'Hecha: Llamar' });
    const open = () => page.goto(`/procesos/${id}/cvs?cv=${cv}&panel=tareas`);
    const markAndLeave = async () => {
      await box.click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('complementary')).toHaveCount(0);
    };
    await open();
    const answer = await held(page, '**/trpc/tareas.update*');
    await markAndLeave();
    answer();
    await page
      .getByRole('status')
      .filter({ hasText: 'Tarea hecha.' })
      .getByRole('button', { name: 'Deshacer' })
      .click();
    await open();
    await expect(box).not.toBeChecked();

    await page.route('**/trpc/tareas.update*', async (route) => {
      await page.getByRole('complementary').waitFor({ state: 'detached' });
      await route.abort();
    });
    await markAndLeave();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
