import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './toolchain.mjs';

/** A promise that nobody awaits is an answer before the fsync: the lint must see it, types of other files included. */
describe('the lint of promises', () => {
  let root;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'recluta-promises-'));
    const strict = { strict: true, module: 'nodenext', allowImportingTsExtensions: true, noEmit: true };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: strict, include: ['*.ts'] }));
    writeFileSync(join(root, 'a.ts'), 'export const made = () => ({ async write() {} });');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  /** The rules that oxlint, as this project configures it, finds broken. */
  function lint(text) {
    writeFileSync(join(root, 'b.ts'), `import { made } from './a.ts';\nconst port = made();\n${text}\n`);
    const args = ['--type-aware', '-c', join(ROOT, '.oxlintrc.json'), '--format', 'json', '.'];
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return JSON.parse(stdout).diagnostics.map(({ code }) => code);
  }

  it('has nothing to say about an awaited write', () => {
    expect(lint('await port.write();')).toEqual([]);
  });

  it('finds a write of an inferred type that nobody awaits', () => {
    expect(lint('port.write();')).toEqual(['typescript(no-floating-promises)']);
  });

  it('finds a condition on a promise, which always holds', () => {
    expect(lint('if (port.write()) console.log(1);')).toEqual(['typescript(no-misused-promises)']);
  });
});
