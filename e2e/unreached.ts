import { expect, type Locator, type Page } from './fixtures.ts';

/**
 * What matches is not reached, until the returned function presses a 'Reintentar' with everything in reach again. A screen
 * that opens asks once more for what failed before it was there, and a live connection that opens asks for all that
 * failed: so none opens on the pages that are loaded from here on, and the press waits for the last answer. Otherwise
 * what is back comes by itself, and there is nothing left to press.
 */
export async function unreached(page: Page, pattern: string | RegExp): Promise<(retry: Locator) => Promise<void>> {
  await page.route('**/trpc/cuenta.live**', () => undefined);
  await page.route(pattern, (route) => route.abort());
  return async (retry) => {
    await expect(retry).toBeEnabled();
    await page.unroute(pattern);
    await retry.click();
  };
}
