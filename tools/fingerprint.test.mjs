import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

describe('whether to build again', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'recluta-build-'));
    mkdirSync(join(root, 'apps/src'), { recursive: true });
    writeFileSync(join(root, 'apps/src/main.ts'), 'one');
    writeFileSync(join(root, 'lock.yaml'), 'lock');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const now = (tool = 'linux') => fingerprint(root, ['apps', 'lock.yaml'], tool);
  const changes = (change) => {
    const before = now();
    change();
    return now() !== before;
  };

  it.each([
    ['a file has other content of the same length', () => writeFileSync(join(root, 'apps/src/main.ts'), 'two')],
    ['a file is new', () => writeFileSync(join(root, 'apps/src/new.ts'), '')],
    ['a file is gone', () => rmSync(join(root, 'apps/src/main.ts'))],
    ['the lockfile differs', () => writeFileSync(join(root, 'lock.yaml'), 'other')],
  ])('yes when %s', (_, change) => {
    expect(changes(change)).toBe(true);
  });

  it('yes on another system', () => {
    expect(now('darwin')).not.toBe(now('linux'));
  });

  it.each([
    ['a file was only touched', () => utimesSync(join(root, 'apps/src/main.ts'), 1, 1)],
    ['a test changed', () => writeFileSync(join(root, 'apps/src/main.test.ts'), 'x')],
    [
      'the build left its output',
      () => {
        mkdirSync(join(root, 'apps/dist'));
        writeFileSync(join(root, 'apps/dist/main.js'), 'x');
      },
    ],
  ])('no when %s', (_, change) => {
    expect(changes(change)).toBe(false);
  });

  it('no in a copy at another place', () => {
    const copy = mkdtempSync(join(tmpdir(), 'recluta-copy-'));
    cpSync(root, copy, { recursive: true });
    expect(fingerprint(copy, ['apps', 'lock.yaml'], 'linux')).toBe(now());
    rmSync(copy, { recursive: true });
  });
});
