import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the two test runners leave their JSON; below the root. */
export const REPORTS = { vitest: '.e2e/vitest.json', playwright: '.e2e/playwright.json' };

/** Passed and failed tests of the reports that are there. A flaky browser test counts as failed: retries are off. */
export function countTests(root) {
  const read = (path) => (existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : null);
  const unit = read(REPORTS.vitest);
  const browser = read(REPORTS.playwright)?.stats;
  return {
    passed: (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (browser ? browser.unexpected + browser.flaky : 0),
  };
}

export const sumOf = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
