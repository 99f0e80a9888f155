import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the two test runners leave their JSON; below the root. */
export const REPORTS = { vitest: '.e2e/vitest.json', playwright: '.e2e/playwright.json' };

/** Tests of the reports that are there; `flaky` ones failed and then passed when tried again: they are no passed ones. */
export function countTests(root) {
  const read = (path) => (existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : null);
  const unit = read(REPORTS.vitest);
  const browser = read(REPORTS.playwright)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + filesAlone(unit) + (browser?.unexpected ?? 0),
    flaky: browser?.flaky ?? 0,
  };
}

/** Files that failed though none of their tests did: what comes before them, or after. */
const filesAlone = (unit) =>
  (unit?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status: each }) => each !== 'failed'),
  ).length;

export const sumOf = ({ passed, failed, flaky }) =>
  `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;
