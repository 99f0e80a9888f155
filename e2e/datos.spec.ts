import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

const [andres] = PEOPLE.map(({ nombre }) => nombre) as [string];

/** The panel of a cv that was read. */
async function openPanel(page: Page) {
  const { id } = await sampleProceso(page, [PEOPLE[0]]);
  await page.goto(`/procesos/${id}/cvs`);
  await page.getByRole('link', { name: andres }).click();
  return page.getByRole('complementary');
}

test('words pasted into a list of a cv are as many as their lines and cells, and are told as edited', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Editar Criterios' }).click();
  await panel.getByRole('combobox', { name: 'Criterios' }).fill('C++');
  await page.evaluate(() => navigator.clipboard.writeText('SAP; Java\nPython\tR'));
  await page.keyboard.press('ControlOrMeta+v');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(panel.getByRole('button', { name: 'Editar Criterios' })).toBeVisible();
  const criterios = panel.locator('[data-campo="criterios"]');
  for (const word of ['C++', 'SAP', 'Java', 'Python', 'R'])
    await expect(criterios.getByText(word, { exact: true })).toBeVisible();
  await expect(criterios.getByText(/^Editado por Paula, /)).toBeVisible();

  await panel.getByRole('button', { name: 'Editar Criterios' }).click();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(criterios.getByText(/^Confirmado por Paula, /)).toBeVisible();
});

test('what was taken back under its field is not taken back again by Ctrl Z, which goes on to what was edited before', async ({
  page,
}) => {
  const panel = await openPanel(page);
  const correo = panel.locator('[data-campo="email"]');
  const before = await correo.getByRole('link').innerText();
  for (const [field, value] of [
    ['Correo', 'otro@correo.cl'],
    ['Nombre', 'Otro Nombre'],
  ] as const) {
    await panel.getByRole('button', { name: `Editar ${field}` }).click();
    await panel.getByRole('textbox', { name: field }).fill(value);
    await panel.getByRole('button', { name: 'Guardar' }).click();
    await expect(panel.getByRole('button', { name: `Editar ${field}` })).toBeVisible();
  }
  await panel.getByRole('button', { name: 'Deshacer el cambio de Nombre' }).click();
  await expect(panel.getByRole('heading', { name: andres })).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: 'Deshecho: ' });
  await expect(told).toHaveText(`Deshecho: nombre de ${andres} como antes.`);
  await page.keyboard.press('Control+z');
  await expect(correo.getByRole('link')).toHaveText(before);
  await expect(told.filter({ hasText: `Deshecho: correo de ${andres} como antes.` })).toBeVisible();
  await expect(told).toHaveCount(1);
});
