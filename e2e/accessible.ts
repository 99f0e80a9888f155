import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { settle } from './screens.ts';

/** WCAG 2.2 AA, which holds the levels and versions below it. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type WithAxe = { axe?: { run(options: RunOptions): Promise<AxeResults> } };

/** `rules`: by these of axe's rules alone. */
type Looks = { wcagOnly?: boolean; rules?: readonly string[] };

/**
 * What axe finds on what is shown, as `rule: element, why`: by WCAG alone, or by its best practices too. Waits for
 * colours on their way to another; only a page that is seen for the first time is given axe.
 */
export async function findings(page: Page, { wcagOnly = false, rules }: Looks = {}): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (wanted) => {
      const runOnly = wanted ? { runOnly: wanted } : {};
      const answer = await (window as WithAxe).axe?.run({ ...runOnly, resultTypes: ['violations'], iframes: false });
      if (!answer) throw new Error('axe is missing on the page');
      return answer.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary.replace(/\s+/g, ' ')}`),
      );
    },
    rules ? { type: 'rule' as const, values: [...rules] } : wcagOnly ? { type: 'tag' as const, values: WCAG } : null,
  );
}
