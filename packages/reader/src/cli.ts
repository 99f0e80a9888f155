/**
 * `npm run --silent read -- PATH`: a JSON array on stdout, one object for the file, or for each file below the folder,
 * that PATH leads to, read by the same pool as the product's. Scans are recognised. Nothing else is printed; it fails (2)
 * when PATH leads nowhere.
 */
import { readdir, realpath, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createReaderPool, type ReaderPool } from './pool/pool.ts';
import type { Campo, Lectura } from './types.ts';

const value = <T>(campo: Campo<T> | null): T | null => campo?.valor ?? null;

/** `ms` are its own, without its wait. */
type Leido = { path: string; lectura: Lectura; ms: number };

/** A file that may not be opened, or is gone by now, is one more that could not be read: the others are told all the same. */
async function readOne(pool: ReaderPool, path: string, ocr: boolean): Promise<Leido> {
  let ms = 0;
  const onTime = (own: number) => {
    ms = own;
  };
  try {
    const lectura = await pool.read(path, { ocr, onTime });
    return { path, lectura, ms };
  } catch (error) {
    process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    return { path, lectura: { estado: 'fallido', tipo: null, motivo: 'danado' }, ms };
  }
}

/** Files below a folder, of links what they lead to, but never the same folder twice; what cannot be listed is told. */
async function filesBelow(folder: string, above: readonly string[] = []): Promise<string[]> {
  const real = await realpath(folder);
  if (above.includes(real)) return [];
  const found: string[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    try {
      const kind = await stat(path);
      if (kind.isFile()) found.push(path);
      else if (kind.isDirectory()) found.push(...(await filesBelow(path, [...above, real])));
    } catch (error) {
      process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  return found;
}

function toObject(folder: string, { path, lectura, ms }: Leido) {
  const campos = lectura.estado === 'leido' ? lectura.campos : null;
  return {
    file: relative(folder, path).split(sep).join('/'),
    nombre: value(campos?.nombre ?? null),
    rut: value(campos?.rut ?? null),
    email: value(campos?.email ?? null),
    telefono: value(campos?.telefono ?? null),
    tecnologias: campos?.tecnologias.map((t) => t.valor) ?? [],
    nacionalidad: value(campos?.nacionalidad ?? null),
    pretension_renta: value(campos?.pretension_renta ?? null),
    pretension_max: value(campos?.pretension_max ?? null),
    experiencia_callcenter: campos?.experiencia_callcenter?.valor ?? false,
    experiencia_retail: campos?.experiencia_retail?.valor ?? false,
    experiencia_judicial: campos?.experiencia_judicial?.valor ?? false,
    experiencia_administrativa: campos?.experiencia_administrativa?.valor ?? false,
    lectura: lectura.estado,
    ms: Math.round(ms),
  };
}

async function main(argument: string | undefined): Promise<void> {
  if (argument === undefined) throw new Error('Usage: npm run --silent read -- FILE or FOLDER');
  const path = resolve(argument);
  const alone = (await stat(path)).isFile();
  const folder = alone ? dirname(path) : path;
  const files = alone ? [path] : await filesBelow(folder);
  const workers = availableParallelism();
  const pool = createReaderPool({
    childEntry: new URL('./child.ts', import.meta.url),
    workers,
    ocrWorkers: workers,
  });
  try {
    const first = await Promise.all(files.map((path) => readOne(pool, path, false)));
    const scans = first.filter(({ lectura }) => lectura.estado === 'requiere_ocr');
    const recognised = await Promise.all(scans.map(({ path }) => readOne(pool, path, true)));
    const again = new Map(recognised.map((one) => [one.path, one]));
    const read = first.map((f) => again.get(f.path) ?? f).sort((a, b) => (a.path < b.path ? -1 : 1));
    process.stdout.write(
      `${JSON.stringify(
        read.map((f) => toObject(folder, f)),
        null,
        1,
      )}\n`,
    );
  } finally {
    await pool.close();
  }
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
