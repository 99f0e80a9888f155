import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, sizeBudget, weigh } from './size-budget.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'recluta-upload-'));
let output: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  // Vitest runs as "test", and a build made so would carry the development half of React.
  process.env.NODE_ENV = 'production';
  const built = await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  if (Array.isArray(built) || !('output' in built)) throw new Error('one output expected');
  output = built.output;
});

afterAll(() => {
  process.env.NODE_ENV = 'test';
  rmSync(outDir, { recursive: true });
});

describe('the built microsite', () => {
  it('weighs at most 100 kB of script and 8 kB of style after gzip', () => {
    const weight = weigh(output);
    expect(weight.js).toBeGreaterThan(0);
    expect(weight.js).toBeLessThanOrEqual(100_000);
    expect(weight.css).toBeGreaterThan(0);
    expect(weight.css).toBeLessThanOrEqual(8_000);
  });

  it('asks for everything under /upload-cvs/assets/', () => {
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    expect(addresses.filter((address) => !address?.startsWith('/upload-cvs/assets/'))).toEqual([]);
  });

  it('holds no inline script, style or data: address that a strict content policy would refuse', () => {
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=|data:/);
    const css = output.find(({ fileName }) => fileName.endsWith('.css'));
    expect(css?.type === 'asset' && String(css.source)).not.toMatch(/data:|https?:/);
  });

  it('is refused when it grows past its weight', async () => {
    const heavy = {
      name: 'heavy',
      resolveId: (id: string) => (id === 'heavy' ? `\0${id}` : null),
      load: (id: string) => {
        if (id !== '\0heavy') return null;
        const noise = Array.from({ length: LIMITS.js }, (_, i) => ((i * 2_654_435_761) % 4_294_967_296).toString(36));
        return `console.log(${JSON.stringify(noise.join(''))})`;
      },
    };
    const attempt = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [heavy, sizeBudget()],
      build: { outDir: join(outDir, 'heavy'), rolldownOptions: { input: 'heavy' } },
    });
    await expect(attempt).rejects.toThrow(/gzip, the limit is 100000/);
  });
});
