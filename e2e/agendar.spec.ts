import { expectAccessible } from './cuenta.ts';
import { cvIds, plan, planned, write } from './entrevistas.ts';
import { expect, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

test('from a list interviews are planned one after the other without leaving it, and what they collide with is told', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  const [cv_id = 0] = await cvIds(page, id);
  await plan(page, id, '10:00', '11:00', { cv_id });
  const form = page.getByRole('dialog', { name: 'Agendar entrevista' });
  for (const [i, screen] of ['cvs?q=Salazar', `cvs?cv=${cv_id}`, 'etapas?stage=recibido'].entries()) {
    await page.goto(`/procesos/${id}/${screen}`);
    const actions = page.getByRole('button', { name: `Acciones de ${PEOPLE[0].nombre}` }).last();
    const begin = async () => {
      await actions.click();
      await page.getByRole('menuitem', { name: 'Agendar entrevista' }).click();
      await expect(form.getByRole('combobox', { name: 'Candidato' })).toHaveValue(new RegExp(PEOPLE[0].nombre));
    };
    await begin();
    await expect(form.getByLabel('Título')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(actions).toBeFocused();
    await begin();
    await write(page, 'Fecha de inicio', '15-03-2027');
    await write(page, 'Hora de inicio', '10:30');
    await expect(form.getByText(/ya tiene «Entrevista» el 15-03-2027, 10:00/)).toBeVisible();
    await form.getByRole('button', { name: 'Agendar', exact: true }).click();
    await expect(page.getByText('Entrevista agendada.')).toBeVisible();
    await expect(form).toHaveCount(0);
    expect(page.url()).toContain(screen);
    expect(await planned(page, id)).toHaveLength(i + 2);
  }
});
