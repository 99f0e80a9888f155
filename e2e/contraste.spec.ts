import { createCuenta } from './cuenta.ts';
import { expect, type Locator, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

// The system draws with its own colours: of a fill that told something nothing is left.
test.use({ contextOptions: { forcedColors: 'active' } });

const style = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const isOutlined = async (locator: Locator): Promise<boolean> => (await style(locator, 'outline-style')) !== 'none';

/** The words that a choice of one of several shows, by the name of the choice. */
const segment = (page: Page, name: string) =>
  page.locator('label.mantine-SegmentedControl-label').filter({ hasText: name });

test('in high contrast a switch can be seen, and whether it is on', async ({ page }) => {
  await createCuenta(page);
  await page.goto('/ajustes/privacidad?tab=conservacion');
  const automatic = page.getByRole('switch');
  const track = page.locator('.mantine-Switch-track');
  await expect(automatic).toBeChecked();
  expect(await style(track, 'border-top-width')).toBe('1px');
  const on = await style(track, 'background-color');
  await automatic.press('Space');
  await expect(automatic).not.toBeChecked();
  await expect.poll(() => style(track, 'background-color')).not.toBe(on);
});

test('in high contrast what is chosen is told apart: a tab, a view, a filter, a place, and the option of the arrows', async ({
  page,
}) => {
  const { id } = await sampleProceso(page);
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name: PEOPLE[0].nombre })).toBeVisible();
  expect(await isOutlined(segment(page, 'Recibidos'))).toBe(true);
  expect(await isOutlined(segment(page, 'Todas'))).toBe(false);
  const here = page.getByRole('navigation', { name: 'Navegación principal' }).locator('[aria-current="page"]').first();
  expect(await isOutlined(here)).toBe(true);
  await page
    .getByRole('checkbox', { name: /^Seleccionar (?!todo)/ })
    .first()
    .check();
  const bar = page.getByRole('toolbar');
  await expect(bar).toBeVisible();
  expect(await isOutlined(bar)).toBe(true);
  // The row of whoever is open beside the list, and their card on the board.
  for (const [view, of] of [
    ['cvs', 'tr[aria-current]'],
    ['etapas?vista=tablero', 'li[aria-current]'],
  ] as const) {
    await page.goto(`/procesos/${id}/${view}`);
    await page.getByRole('link', { name: PEOPLE[0].nombre }).click();
    await expect.poll(() => isOutlined(page.locator(of))).toBe(true);
  }
  await page.goto(`/procesos/${id}/cvs`);
  const only = page.getByRole('button', { name: 'Solo preseleccionados' });
  await only.click();
  await page.getByRole('searchbox').focus();
  await expect.poll(() => isOutlined(only)).toBe(true);

  await page.keyboard.press('Control+k');
  const palette = page.locator('.mantine-Spotlight-content');
  await expect(palette).toBeVisible();
  expect(await isOutlined(palette)).toBe(true);

  await page.goto(`/procesos/${id}/configuracion`);
  const [dates, criteria] = [page.getByRole('tab', { name: 'Fechas' }), page.getByRole('tab', { name: 'Criterios' })];
  await expect(dates).toHaveAttribute('aria-selected', 'true');
  expect(await style(dates, 'border-bottom-color')).not.toBe(await style(criteria, 'border-bottom-color'));

  await page.goto('/procesos/nuevo');
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][data-combobox-selected]')).toHaveText('En pausa');
  expect(await isOutlined(page.getByRole('option', { name: 'En pausa' }))).toBe(true);
  expect(await isOutlined(page.getByRole('option', { name: 'Cerrado' }))).toBe(false);
});
