import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SHELL = '<!doctype html><title>Recluta</title><meta name="csp-nonce" content=""><div id="root"></div>';

/** A folder with as little of the two apps as the host serves; whoever asked for it removes it. */
export function builtApps(): string {
  const root = mkdtempSync(join(tmpdir(), 'recluta-built-'));
  for (const name of ['admin', 'upload']) {
    const dist = join(root, 'apps', name, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), SHELL);
    writeFileSync(join(dist, 'assets/app.js'), 'export {};');
  }
  const admin = join(root, 'apps/admin/dist');
  writeFileSync(join(admin, 'landing.html'), SHELL);
  writeFileSync(join(admin, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return root;
}
