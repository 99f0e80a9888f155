import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './toolchain.mjs';

const lines = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| ((?:SEC|REL|CL)-\d\d(?:, \w+)?) \|/.exec(line)?.[1] && line.split(' | '))
  .filter(Boolean);
const SEC = [1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const REL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const CL = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 15];
const id = (kind) => (n) => `${kind}-${String(n).padStart(2, '0')}`;

/** Every file of the project that a cell names, in backquotes. */
const filesOf = (cell) => [...cell.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)].map(([, path]) => path);

describe('docs/security.md', () => {
  it('has a line for each requirement that is built', () => {
    const ids = lines.map(([first]) => first.replace('| ', ''));
    expect(ids).toEqual(expect.arrayContaining([...SEC.map(id('SEC')), ...REL.map(id('REL')), ...CL.map(id('CL'))]));
  });

  it.each(lines.map((cells) => [cells[0].replace('| ', ''), cells[2], cells[3]]))(
    '%s names code and proof that exist',
    (_, code, proof) => {
      const [sources, proofs] = [filesOf(code), filesOf(proof)];
      expect([sources.length > 0, proofs.length > 0]).toEqual([true, true]);
      expect([...sources, ...proofs].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    },
  );
});
