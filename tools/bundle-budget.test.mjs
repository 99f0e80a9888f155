import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleProblems } from './bundle-budget.mjs';

/** Text that gzip cannot shorten much. */
const heavy = (bytes) => `/* ${randomBytes(bytes).toString('base64')} */`;

describe('the budget of script', () => {
  let root;
  const write = (name, text) => writeFileSync(join(root, 'dist', name), text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'recluta-budget-'));
    mkdirSync(join(root, 'dist/assets'), { recursive: true });
    write('index.html', '<script type="module" crossorigin src="/assets/index-1.js"></script>');
    write(
      'assets/index-1.js',
      'import{a as b}from"./react-1.js";import"./theme-1.js";const x=()=>import(`./calendar-1.js`);',
    );
    write('assets/react-1.js', 'export{a};');
    write('assets/theme-1.js', '');
    write('assets/calendar-1.js', `import"./grid-1.js";${heavy(20_000)}`);
    write('assets/grid-1.js', '"fc-grid"');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const problems = () =>
    bundleProblems(
      root,
      [{ what: 'first load', folder: 'dist', page: 'index.html', most: 10 }],
      [{ what: 'The calendar', folder: 'dist', word: 'fc-grid', in: /^calendar-/ }],
    ).problems;

  it('counts what is loaded at once, not what is asked for later', () => {
    expect(problems()).toEqual([]);
  });

  it.each(['react-1.js', 'theme-1.js'])('finds too much script behind the import of %s', (name) => {
    write(`assets/${name}`, heavy(20_000));
    expect(problems()).toEqual([expect.stringMatching(/^first load: 2\d\.\d kB of script in gzip, at most 10$/)]);
  });

  it('counts a preloaded module that no import names', () => {
    write('index.html', '<link rel="modulepreload" crossorigin href="/assets/calendar-1.js">');
    expect(problems()).toContainEqual(expect.stringMatching(/^first load: /));
  });

  it('is not content with a page whose script it cannot find', () => {
    write('index.html', '<script type="module" src="/elsewhere/assets/index-1.js"></script>');
    expect(problems()).toContain('first load: no script found in dist/index.html');
  });

  it('finds a screen that brings what belongs to another', () => {
    write('assets/theme-1.js', 'const y=()=>import("./home-1.js")');
    write('assets/home-1.js', 'import{g}from"./grid-1.js";');
    expect(problems()).toEqual(['The calendar comes with home-1.js']);
  });

  it('finds in the first load what only one screen needs', () => {
    write('assets/react-1.js', 'import"./grid-1.js";');
    expect(problems()).toContain('The calendar is in the first load');
  });

  it('says so when the word it looks for is gone', () => {
    write('assets/grid-1.js', '');
    expect(problems()).toEqual([expect.stringContaining('nothing brings it')]);
  });
});
