import { expect, test } from './fixtures.ts';
import { held } from './held.ts';
import { limitOf, sampleProceso } from './sampleProceso.ts';

test('stages keep the limit that was typed last, however quickly it is changed and changed back', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  // As a busy machine does: what was answered is on the screen some time after it came.
  await page.addInitScript(() => {
    const atOnce = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) =>
      atOnce(run, ms || 400, ...rest)) as typeof window.setTimeout;
  });
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const limit = page.getByLabel('Límite de Entrevista, en días');
  const put = async (days: string) => {
    await limit.fill(days);
    await page.keyboard.press('Enter');
  };
  const saved = () => page.waitForResponse('**/trpc/etapas.update**');
  const first = saved();
  await put('5');
  await (await first).finished();
  await put('6');
  await put('7');
  await expect.poll(() => limitOf(page, id, 'entrevista')).toBe(7);

  const answer = await held(page, '**/trpc/etapas.update**');
  const asked = page.waitForRequest('**/trpc/etapas.update**');
  await put('9');
  await asked;
  await put('8');
  await put('7');
  const back = page.waitForRequest((request) => request.postData()?.includes('"limite_dias":7') ?? false);
  answer();
  await back;
  await expect.poll(() => limitOf(page, id, 'entrevista')).toBe(7);
  await expect(limit).toHaveValue('7');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('stages say under their limit what the most is', async ({ page }) => {
  const { id } = await sampleProceso(page, []);
  await page.goto(`/procesos/${id}/configuracion?tab=etapas`);
  const limit = page.getByLabel('Límite de Oferta, en días');
  await limit.click();
  await page.keyboard.type('366');
  await page.keyboard.press('Enter');
  await expect(limit).toHaveValue('366');
  await expect(limit).toHaveAccessibleDescription('Usa como máximo 365 días.');
  // What is no number of days stays as it was typed, and becomes no other one.
  for (const typed of ['1,5', '-3', '0', 'tres']) {
    await limit.fill('');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(limit).toHaveValue(typed);
    await expect(limit).toHaveAccessibleDescription('Escribe días enteros, de 1 a 365.');
  }
  expect(await limitOf(page, id, 'oferta')).toBe(null);
  await limit.fill('365');
  await page.keyboard.press('Enter');
  await expect(limit).not.toHaveAccessibleDescription(/365/);
  await expect.poll(() => limitOf(page, id, 'oferta')).toBe(365);
});
