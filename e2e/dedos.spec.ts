import { expect, type Page, test } from './fixtures.ts';
import { PEOPLE, sampleProceso } from './sampleProceso.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Lower than a finger presses without a miss, in px. */
const FINGER = 40;

/** Buttons, fields, icons and choices that are too low, by name and height. */
const tooLow = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const kit = ['Button-root', 'ActionIcon-root', 'CloseButton-root', 'Input-input', 'SegmentedControl-root'];
    const all = document.querySelectorAll<HTMLElement>(
      `${kit.map((name) => `.mantine-${name}`).join()}, [aria-haspopup="menu"], [role="menuitem"]`,
    );
    return [...all].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return width > 1 && height > 0 && height < least ? `${name}: ${height}` : [];
    });
  }, FINGER);

test('what is pressed with a finger is high enough for one, and no screen is wider for it', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const name = PEOPLE[0]?.nombre ?? '';
  await page.goto(`/procesos/${id}/cvs`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  const looksWell = async () => {
    expect(await tooLow(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await looksWell();
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Ver archivo' })).toBeVisible();
  await looksWell();
  await page.getByRole('menuitem', { name: 'Mover de etapa…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await looksWell();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('complementary', { name })).toBeVisible();
  await looksWell();
  for (const path of ['/procesos', '/procesos/nuevo', `/procesos/${id}/etapas`, '/empresas']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await looksWell();
  }
});

test('a name of one long word makes no dialog wider than the phone: its cross stays within reach', async ({ page }) => {
  const { id } = await sampleProceso(page);
  const list = async () =>
    ((await (await page.request.get(`/api/procesos/${id}/cvs`)).json()) as { cvs: { id: number; nombre: string }[] })
      .cvs;
  await expect.poll(async () => (await list()).every(({ nombre }) => nombre)).toBe(true);
  const [cv] = await list();
  const nombre = 'Supercalifragilístico'.repeat(8);
  expect((await page.request.patch(`/api/procesos/${id}/cvs/${cv?.id}`, { data: { nombre } })).ok()).toBe(true);
  await page.goto(`/procesos/${id}/cvs`);
  for (const item of ['Mover de etapa…', 'Solicitar completar datos', 'Copiar a otro proceso…']) {
    await page.getByRole('button', { name: `Acciones de ${nombre}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    const cross = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' });
    await expect(cross).toBeInViewport({ ratio: 1 });
    await cross.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
