import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const data = mkdtempSync(join(tmpdir(), 'recluta-dev-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('the server of npm run dev starts once, and takes nothing that it writes itself for a change of the sources', {
  timeout: 120_000,
}, async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--watch', main, '--dev'], {
    env: { PORT: '0', RECLUTA_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const address = new Promise<string>((resolve) => {
    const hear = (words: Buffer) => {
      said += words;
      const found = /Recluta: http:\/\/localhost:(\d+)/.exec(said);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const pages = await address.then((at) =>
    Promise.allSettled(['/login', '/upload-cvs/x', '/src/main.tsx'].map((path) => fetch(at + path))),
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(said).not.toContain('Restarting');
  expect(pages.map((page) => page.status === 'fulfilled' && page.value.status)).toEqual([200, 200, 200]);
});
