import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Muerte, ReaderChild } from './child-process.ts';
import { LIMITES } from './limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'recluta-child-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Grows when it is asked, and says so when it has. */
const SWELLS = `process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id }) => {
    globalThis.kept = Buffer.alloc(300e6, 1);
    process.send({ clase: 'lectura', id, ms: 1, rss: 1, lectura: { estado: 'requiere_ocr', tipo: 'pdf', paginas: 1 } });
  });
  process.send({ clase: 'lista' });`;

it('a child that is too big when its time is over too died of its memory', async () => {
  const entry = join(folder, 'swells.mjs');
  writeFileSync(entry, SWELLS);
  const why = await new Promise<Muerte>((death) => {
    const child = new ReaderChild(
      entry,
      false,
      { ...LIMITES, memoria: 200e6 },
      {
        message: ({ clase }) => {
          if (clase !== 'lista') return child.within(0);
          child.send([{ id: 1, path: 'any.pdf', ocr: false, options: {} }], LIMITES.texto, LIMITES.texto);
          // Nobody looks at it while it grows.
          child.rest();
        },
        death,
      },
    );
  });
  expect(why).toBe('memoria');
});
