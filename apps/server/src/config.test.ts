import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'recluta-config-'));
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const load = (env: NodeJS.ProcessEnv) => loadConfig({ RECLUTA_DATA: data, ...env });

it.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['RECLUTA_ORIGIN', 'recluta'],
  ['RECLUTA_ORIGIN', 'localhost:3000'],
  ['RECLUTA_ORIGIN', 'mailto:ana@ejemplo.cl'],
  ['RECLUTA_FILES_ORIGIN', 'archivos'],
  ['RECLUTA_CLAMAV', 'clamd'],
  ['RECLUTA_SECRET', 'corta'],
])('%s=%s stops the program, with a sentence that names it', (name, value) => {
  expect(() => load({ [name]: value })).toThrow(new RegExp(`^${name}\\b`));
});

it('a variable that is there and says nothing is as if it were not there', () => {
  const empty = { PORT: ' ', HOST: '', RECLUTA_ORIGIN: '', RECLUTA_CLAMAV: '', RECLUTA_SECRET: '' };
  expect(load(empty)).toEqual(load({}));
  expect(load(empty).port).toBe(3000);
});

it('a key that is given is used; without one it is the data folder’s', () => {
  const given = 'x'.repeat(32);
  expect(load({ RECLUTA_SECRET: given }).secret).toEqual(Buffer.from(given));
  expect(load({}).secret).toBeNull();
});
