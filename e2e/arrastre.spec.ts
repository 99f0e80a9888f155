import { boxOf, DAY, drag, event, plan, planned } from './entrevistas.ts';
import { expect, type Page, test } from './fixtures.ts';
import { sampleProceso } from './sampleProceso.ts';

/** To another day of the week that is shown. */
async function dragTo(page: Page, day: string, grip: number): Promise<void> {
  const { x, y } = await boxOf(event(page, 'Entrevista'));
  const column = await boxOf(page.locator(`.fc-col-header-cell[data-date="${day}"]`));
  await drag(page, { x: x + 20, y: y + grip }, { x: column.x + 20, y: y + grip });
}

test('an interview that is dragged to another day keeps its hour, wherever it is grabbed', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '11:00');
  await page.goto(`/procesos/${id}/calendario?vista=semana&fecha=${DAY}`);
  for (const [day, grip] of [
    ['16', 10],
    ['17', 20],
    ['18', 40],
  ] as const) {
    await dragTo(page, `2027-03-${day}`, grip);
    await expect(page.getByText(`«Entrevista» quedó para el ${day}-03-2027, 10:00.`)).toBeVisible();
  }
});

test('an interview that was moved twice goes back twice', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await plan(page, id, '10:00', '11:00');
  await page.goto(`/procesos/${id}/calendario?vista=semana&fecha=${DAY}`);
  const stands = (day: string) =>
    expect.poll(() => planned(page, id)).toMatchObject([{ fecha_inicio: `${day}T13:00:00.000Z` }]);
  for (const day of ['2027-03-16', '2027-03-17']) {
    await dragTo(page, day, 10);
    await stands(day);
  }
  await page.keyboard.press('ControlOrMeta+z');
  await stands('2027-03-16');
  await page.keyboard.press('ControlOrMeta+z');
  await stands(DAY);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('«Entrevista» volvió a su hora.')).toHaveCount(1);
});
