import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCv } from '../../packages/reader/src/read.ts';
import { chromiumPath } from '../../tools/chromium.mjs';
import { generate } from './make/generate.ts';
import type { Mitad } from './make/person.ts';
import { type Leido, scoreAll } from './score.ts';

/**
 * How well the reader reads CVs it was not tuned on: people, phrases, layouts and tools of the held-out half.
 *
 *   npm run bench:reader                      the held-out half
 *   npm run bench:reader -- --dev             the half that rules may be tuned on
 *   npm run bench:reader -- --files 10 --errors 40 --kinds pdf,docx
 */
const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    files: { type: 'string', default: '120' },
    scans: { type: 'string', default: '16' },
    kinds: { type: 'string', default: 'pdf,docx,zpdf,scan,foto' },
    errors: { type: 'string', default: '0' },
  },
});

const FOLDER = '.bench/reader';
const mitad: Mitad = values.dev ? 'dev' : 'held';
const wanted = new Set(values.kinds.split(','));
const count = (kind: string, n: string): number => (wanted.has(kind) ? Number(n) : 0);
const cases = await generate(
  FOLDER,
  mitad,
  {
    pdf: count('pdf', values.files),
    docx: count('docx', values.files),
    zpdf: count('zpdf', values.files),
    scan: count('scan', values.scans),
    foto: count('foto', values.scans),
  },
  chromiumPath() ?? undefined,
);

const read: Leido[] = [];
const started = performance.now();
for (const { file, etiquetas } of cases) {
  const lectura = await readCv(join(FOLDER, mitad, file), { ocr: true, onProgress: () => undefined });
  read.push({
    file,
    kind: file.split('/')[0] ?? '',
    etiquetas,
    campos: lectura.estado === 'leido' ? lectura.campos : null,
  });
}
const { tabla, calibracion, errores } = scoreAll(read);
await writeFile(join(FOLDER, `${mitad}.json`), JSON.stringify({ tabla, calibracion, errores }, null, 1));
console.log(`${cases.length} CVs (${mitad}), ${((performance.now() - started) / cases.length).toFixed(1)} ms each`);
console.table(tabla);
console.table(calibracion);
for (const { file, campo, espera, obtuvo } of errores.slice(0, Number(values.errors))) {
  console.log(`${file}  ${campo}: espera ${JSON.stringify(espera)}, obtuvo ${JSON.stringify(obtuvo)}`);
}
process.exit(0);
