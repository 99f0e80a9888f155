import { post } from './cuenta.ts';
import { expect, type Locator, type Page } from './fixtures.ts';

export const DAY = '2027-03-15';

type Planned = { id: number; titulo: string; fecha_inicio: string; fecha_fin: string };

/** An interview on the day, by hours of Chile in its summer (UTC−3). */
export const plan = async (
  page: Page,
  proceso_id: number,
  from: string,
  to: string,
  rest: object = {},
): Promise<Planned> =>
  (
    await post<{ entrevista: Planned }>(page.request, `/api/procesos/${proceso_id}/calendario`, {
      titulo: 'Entrevista',
      fecha_inicio: `${DAY}T${from}:00-03:00`,
      fecha_fin: `${DAY}T${to}:00-03:00`,
      ...rest,
    })
  ).entrevista;

export const planned = async (page: Page, proceso_id: number): Promise<Planned[]> =>
  ((await (await page.request.get(`/api/procesos/${proceso_id}/calendario`)).json()) as { eventos: Planned[] }).eventos;

export const cvIds = async (page: Page, proceso_id: number): Promise<number[]> =>
  ((await (await page.request.get(`/api/procesos/${proceso_id}/cvs`)).json()) as { cvs: { id: number }[] }).cvs.map(
    ({ id }) => id,
  );

export const openDay = async (page: Page, proceso_id: number, day = DAY) => {
  await page.goto(`/procesos/${proceso_id}/calendario?vista=dia&fecha=${day}`);
  await expect(page.locator('.fc-timegrid-slots')).toBeVisible();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
};

/** A field by its label: the list of a time has the same one. */
export const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

export const write = async (page: Page, label: string, text: string) => {
  await field(page, label).fill(text);
  await page.keyboard.press('Tab');
};

/** Drags with the mouse from a point to another, slowly enough for the calendar to follow. */
export async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

export async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is drawn');
  return box;
}

/** The middle of the line that begins at an hour. */
export const lineOf = async (page: Page, hour: string) => {
  const { x, y, width } = await boxOf(page.locator(`.fc-timegrid-slot-lane[data-time="${hour}:00"]`));
  return { x: x + width / 2, y: y + 6 };
};

export const event = (page: Page, name: string | RegExp) => page.locator('.fc-event').filter({ hasText: name });
export const dialog = (page: Page) => page.getByRole('dialog');
