import type { Page } from './fixtures.ts';

/** A slow network: what matches, after the first `passing`, is on its way until the returned function is called. */
export async function held(page: Page, pattern: string | RegExp, passing = 0): Promise<() => void> {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let requests = 0;
  await page.route(pattern, async (route) => {
    requests += 1;
    if (requests > passing) await late;
    await route.fallback();
  });
  return answer;
}
