import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCv } from '../../packages/reader/src/read.ts';
import { chromiumPath } from '../../tools/chromium.mjs';
import { calibrationByKind, calibrationOf } from './calibration.ts';
import { type Etiquetado, HAND_KINDS, renderHand } from './hand.ts';
import type { Etiquetas } from './make/cv.ts';
import { generate } from './make/generate.ts';
import type { Mitad } from './make/person.ts';
import { type Alternativas, type Leido, scoreAll } from './score.ts';
import { speedOf } from './speed.ts';
import { readWithout } from './without.ts';

/**
 * How well the reader reads CVs it was not tuned on: people, phrases, layouts and tools of the held-out half, a set
 * of CVs written by hand, or one of files that programs of all sorts wrote.
 *
 *   npm run bench:reader                      the held-out half
 *   npm run bench:reader -- --dev             the half that rules may be tuned on
 *   npm run bench:reader -- --hand a          the set bench/reader/hand/a (or any folder, given as a path)
 *   npm run bench:reader -- --made w          the files of bench/reader/files/w, as many programs write them
 *   npm run bench:reader -- --files 10 --kinds pdf,docx --errors 40
 *   npm run bench:reader -- --hand q --kinds pdf,docx,doc --speed
 *
 * `--errors` lists every miss, or as many as the number after it; `--calibration` prints how honest confidence is for
 * every kind by field, besides the two tables of all; `--speed` reads the files with a text again and again and tells how
 * many a second; `--without` takes each own value out of the PDFs and lists what is read in its place. Kinds: pdf, docx,
 * doc (by hand only), zpdf (painted in disorder), scan, foto.
 */
const { values, positionals } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    hand: { type: 'string' },
    made: { type: 'string' },
    files: { type: 'string', default: '120' },
    scans: { type: 'string', default: '16' },
    kinds: { type: 'string', default: HAND_KINDS.join(',') },
    errors: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
    without: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

type Archivo = {
  file: string;
  path: string;
  etiquetas: Etiquetas;
  alternativas?: Alternativas;
  discutibles?: readonly string[];
};

const FOLDER = '.bench/reader';
const wanted = new Set(values.kinds.split(','));

async function generated(mitad: Mitad): Promise<Archivo[]> {
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
  return cases.map(({ file, etiquetas }) => ({ file, path: join(FOLDER, mitad, file), etiquetas }));
}

async function written(set: string): Promise<Archivo[]> {
  const folder = set.includes('/') ? set : join('bench/reader/hand', set);
  const kinds = HAND_KINDS.filter((kind) => wanted.has(kind));
  const { cases, skipped } = await renderHand(folder, kinds, join(FOLDER, 'hand'), chromiumPath() ?? undefined);
  for (const kind of skipped) console.log(`${kind}: skipped, there is no LibreOffice (soffice) on this machine`);
  return cases;
}

/** Files as they are, each below a folder that is called by its kind. */
async function made(set: string): Promise<Archivo[]> {
  const folder = join('bench/reader/files', set);
  const rows = JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as Etiquetado[];
  return rows
    .filter(({ file }) => wanted.has(file.split('/')[0] ?? ''))
    .map(({ file, labels, alt = {}, arguable = [] }) => ({
      file,
      path: join(folder, file),
      etiquetas: labels,
      alternativas: alt,
      discutibles: arguable,
    }));
}

async function filesOf(): Promise<{ name: string; cases: Archivo[] }> {
  if (values.made !== undefined) return { name: `made-${values.made}`, cases: await made(values.made) };
  if (values.hand !== undefined)
    return { name: `hand-${values.hand.replace(/\W+/g, '-')}`, cases: await written(values.hand) };
  return { name: mitad, cases: await generated(mitad) };
}

const mitad: Mitad = values.dev ? 'dev' : 'held';
const { name, cases } = await filesOf();

const read: Leido[] = [];
const started = performance.now();
for (const { file, path, etiquetas, alternativas, discutibles } of cases) {
  const lectura = await readCv(path, { ocr: true, onProgress: () => undefined });
  read.push({
    file,
    kind: file.split('/')[0] ?? '',
    etiquetas,
    ...(alternativas && { alternativas }),
    ...(discutibles && { discutibles }),
    campos: lectura.estado === 'leido' ? lectura.campos : null,
  });
}
const { tabla, errores } = scoreAll(read);
const kinds = Object.keys(tabla).filter((kind) => kind !== 'total');
const ownOf = (kind: string) => calibrationOf(read.filter((one) => one.kind === kind));
const calibracion = {
  tipos: calibrationByKind(read),
  campos: calibrationOf(read),
  ...Object.fromEntries(kinds.map((kind) => [kind, ownOf(kind)])),
};
await mkdir(FOLDER, { recursive: true });
await writeFile(join(FOLDER, `${name}.json`), JSON.stringify({ tabla, calibracion, errores }, null, 1));
console.log(`${cases.length} CVs (${name}), ${((performance.now() - started) / cases.length).toFixed(1)} ms each`);
console.table(tabla);
console.log('Confidence, all fields: right in percent (of how many)');
console.table(calibracion.tipos);
console.log('Confidence by field, all kinds');
console.table(calibracion.campos);
for (const kind of values.calibration ? kinds : []) {
  console.log(`Confidence, ${kind}`);
  console.table(ownOf(kind));
}
const listed = values.errors ? Number(positionals[0] ?? errores.length) : 0;
for (const { file, campo, espera, obtuvo } of errores.slice(0, listed)) {
  console.log(`${file}  ${campo}: espera ${JSON.stringify(espera)}, obtuvo ${JSON.stringify(obtuvo)}`);
}
if (values.without) {
  const { tried, inventados } = await readWithout(cases.filter(({ file }) => file.startsWith('pdf/')));
  for (const { file, campo, valor, seguro, texto } of inventados)
    console.log(
      `${file}  ${campo} taken out: obtuvo ${JSON.stringify(valor)}${seguro ? ', sure' : ''}, de ${JSON.stringify(texto)}`,
    );
  console.log(`${inventados.length} of ${tried} values that were taken out were replaced by another`);
}
if (values.speed) {
  const rapidez: Record<string, Awaited<ReturnType<typeof speedOf>>> = {};
  for (const kind of kinds.filter((one) => one !== 'scan' && one !== 'foto'))
    rapidez[kind] = await speedOf(cases.filter(({ file }) => file.startsWith(`${kind}/`)).map(({ path }) => path));
  console.log('CVs a second of processor time');
  console.table(rapidez);
}
process.exit(0);
