import type { Page } from './fixtures.ts';

/** A slow network: what matches is on its way until the returned function is called. */
export async function held(page: Page, pattern: string | RegExp): Promise<() => void> {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(pattern, async (route) => {
    await late;
    await route.fallback();
  });
  return answer;
}
