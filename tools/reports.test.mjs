import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countTests, REPORTS, sumOf } from './reports.mjs';

describe('the last line of npm test', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'recluta-reports-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const report = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };

  it('sums what both runners did', () => {
    report(REPORTS.vitest, { numPassedTests: 40, numFailedTests: 0 });
    report(REPORTS.playwright, { stats: { expected: 3, unexpected: 0, flaky: 0 } });
    expect(sumOf(countTests(root))).toBe('43 passed, 0 failed');
  });

  it('names apart the browser tests that passed only when tried again', () => {
    report(REPORTS.vitest, { numPassedTests: 40, numFailedTests: 1 });
    report(REPORTS.playwright, { stats: { expected: 3, unexpected: 1, flaky: 1 } });
    expect(sumOf(countTests(root))).toBe('43 passed, 2 failed, 1 flaky');
  });

  it('counts a file that failed before or after its tests', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    report(REPORTS.vitest, { numPassedTests: 2, numFailedTests: 1, testResults });
    expect(sumOf(countTests(root))).toBe('2 passed, 2 failed');
  });

  it('counts what there is when the browser tests never began', () => {
    report(REPORTS.vitest, { numPassedTests: 40, numFailedTests: 1 });
    expect(sumOf(countTests(root))).toBe('40 passed, 1 failed');
  });
});
