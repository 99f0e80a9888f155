import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright/test';
import { settle } from './screens.ts';

/** WCAG 2.2 AA, which holds the levels and versions below it. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What was open and is not any more by then has closed: waited for without end, it took a test's whole time. */
const GONE_MS = 5_000;

type WithAxe = { axe?: { run(context: Node, options: RunOptions): Promise<AxeResults> } };

/** `rules`: by these of axe's rules alone; `within`: only on this, which is open over a page looked at by itself. */
type Looks = { wcagOnly?: boolean; rules?: readonly string[]; within?: Locator | undefined };

/**
 * What axe finds on what is shown, as `rule: element, why`: by WCAG alone, or by its best practices too. Waits for
 * colours on their way to another; only a page that is seen for the first time is given axe.
 */
export async function findings(page: Page, { wcagOnly = false, rules, within }: Looks = {}): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const wanted = rules
    ? { type: 'rule' as const, values: [...rules] }
    : wcagOnly
      ? { type: 'tag' as const, values: WCAG }
      : null;
  return (within ?? page.locator('html')).evaluate(
    async (element, wanted) => {
      const options = { ...(wanted && { runOnly: wanted }), resultTypes: ['violations' as const], iframes: false };
      const answer = await (window as WithAxe).axe?.run(element.matches('html') ? document : element, options);
      if (!answer) throw new Error('axe is missing on the page');
      return answer.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary.replace(/\s+/g, ' ')}`),
      );
    },
    wanted,
    { timeout: GONE_MS },
  );
}
