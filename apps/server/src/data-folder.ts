import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * One step at a time: where a folder cannot be made and the system says it is not there (/proc), Node's own `recursive`
 * never ends.
 */
function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!isFolder(path)) throw error;
  }
}

/** Makes the data folder when it is not there, for its owner alone. Throws with a sentence. */
export function makeWritable(data: string): void {
  try {
    makeFolder(data, 0o700);
    accessSync(data, constants.W_OK);
  } catch (error) {
    throw new Error(unwritable(data, String((error as NodeJS.ErrnoException).code)));
  }
}

const unwritable = (data: string, code: string): string =>
  code === 'ENOSPC'
    ? `RECLUTA_DATA está en un disco sin espacio: ${data}. Libera espacio y vuelve a iniciar.`
    : `RECLUTA_DATA no es una carpeta en la que se pueda escribir: ${data} (${code}). Dale permiso a este usuario o indica otra.`;

/** By the code of SQLite or of the system: what is wrong with the data folder, so that nobody reads a stack for it. */
const TROUBLES: readonly [RegExp, (data: string, code: string) => string][] = [
  [/^SQLITE_(FULL|IOERR_SHMSIZE)|^ENOSPC|^EDQUOT/, (data) => unwritable(data, 'ENOSPC')],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    (data) =>
      `La base de datos de ${data} está dañada o no es de Recluta. Guarda una copia de la carpeta y restaura un respaldo.`,
  ],
  [/^SQLITE_(CANTOPEN|READONLY)|^E(ACCES|PERM|ROFS|NOTDIR|ISDIR|EXIST|LOOP)$/, unwritable],
  [
    /^SQLITE_IOERR|^EIO$/,
    (data, code) => `El disco de RECLUTA_DATA falla al leer o escribir: ${data} (${code}). Revísalo antes de seguir.`,
  ],
  [
    /^SCHEMA_NEWER$/,
    (data) =>
      `Los datos de ${data} son de una versión más nueva de Recluta. Usa esa versión, o restaura un respaldo hecho antes de actualizar.`,
  ],
  [
    /^SCHEMA_OLDER$/,
    (data) => `El Recluta que trabaja con ${data} es de una versión anterior a esta. Reinícialo y vuelve a intentar.`,
  ],
  [/^SQLITE_(BUSY|LOCKED)/, (data) => `Otro programa ocupa la base de datos de ${data}. Ciérralo y vuelve a iniciar.`],
];

/** What a person is told of an error on the data folder; null when it is of another kind. A migration tells it as a cause. */
export function troubleOf(data: string, error: unknown): string | null {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  const known = typeof code === 'string' && TROUBLES.find(([codes]) => codes.test(code))?.[1](data, code);
  if (known) return known;
  return cause === undefined ? null : troubleOf(data, cause);
}

/** Of the key that is made, in bytes. */
const SECRET_BYTES = 32;

const readSecret = (file: string): Buffer => Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');

/**
 * The signing key that stands in the data folder, readable by its owner only; made when there is none, or only what a
 * full disk or a crash left of one: addresses signed with an empty key anybody could sign. It is whole and durable
 * before it has its name. The folder is to be this process's alone.
 */
export function storedSecret(data: string): Uint8Array {
  const file = join(data, 'secret');
  const there = existsSync(file) ? readSecret(file) : null;
  if (there && there.length >= SECRET_BYTES) return there;
  const aside = `${file}.nuevo`;
  rmSync(aside, { force: true });
  writeFileSync(aside, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true });
  renameSync(aside, file);
  return readSecret(file);
}
