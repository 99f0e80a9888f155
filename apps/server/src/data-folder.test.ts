import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWritable, storedSecret, troubleOf } from './data-folder.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recluta-carpeta-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Exit code of a start on a data folder, and what was said. */
const start = (data: string, env: NodeJS.ProcessEnv = {}): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [MAIN],
      { env: { PORT: '0', RECLUTA_DATA: data, ...env }, timeout: 20_000 },
      (error, _out, said) => resolve({ code: error?.code, said }),
    );
  });

describe('a start on a folder that is none', () => {
  it.each<[string, () => string, RegExp]>([
    [
      'a file',
      () => {
        writeFileSync(join(folder, 'archivo'), '');
        return join(folder, 'archivo');
      },
      /^RECLUTA_DATA no es una carpeta en la que se pueda escribir: .+archivo \(EEXIST\)/,
    ],
    [
      'below a file',
      () => {
        writeFileSync(join(folder, 'archivo'), '');
        return join(folder, 'archivo/datos');
      },
      /^RECLUTA_DATA no es una carpeta .+archivo\/datos \(E\w+\)/,
    ],
    [
      'a link to nowhere',
      () => {
        symlinkSync(join(folder, 'nada/nada'), join(folder, 'enlace'));
        return join(folder, 'enlace');
      },
      /^RECLUTA_DATA no es una carpeta .+enlace \(E\w+\)/,
    ],
    [
      'whose database is a folder',
      () => {
        mkdirSync(join(folder, 'recluta.db'));
        return folder;
      },
      /^RECLUTA_DATA no es una carpeta en la que se pueda escribir: .+ \(SQLITE_CANTOPEN\w*\)/,
    ],
    [
      'whose database is something else',
      () => {
        writeFileSync(join(folder, 'recluta.db'), 'x'.repeat(10_000));
        return folder;
      },
      /^La base de datos de .+ está dañada o no es de Recluta\. .+ restaura un respaldo\.\n$/,
    ],
    [
      'whose files cannot lie there',
      () => {
        writeFileSync(join(folder, 'files'), '');
        return folder;
      },
      /^RECLUTA_DATA no es una carpeta en la que se pueda escribir: .+ \(ENOTDIR\)/,
    ],
  ])(
    '%s ends with one sentence that says what to do',
    async (_, make, words) => {
      const { code, said } = await start(make());
      expect(said).toMatch(words);
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    },
    60_000,
  );

  it.runIf(existsSync('/proc/self'))(
    'below /proc it ends too, where Node would ask for ever',
    async () => {
      const { code, said } = await start('/proc/recluta/datos');
      expect(said).toMatch(
        /^RECLUTA_DATA no es una carpeta en la que se pueda escribir: \/proc\/recluta\/datos \(ENOENT\)/,
      );
      expect(code).toBe(1);
    },
    60_000,
  );
});

it('a start with a proxy that is no address ends with a sentence that names the variable', async () => {
  const { code, said } = await start(folder, { RECLUTA_TRUSTED_PROXIES: '10.0.0.0/8, proxy' });
  expect([code, said]).toEqual([1, 'RECLUTA_TRUSTED_PROXIES no es una lista de direcciones o rangos: proxy\n']);
});

it('a folder is made with all that lead to it, whatever their letters, and is its owner’s alone', () => {
  const data = join(folder, 'con espacio y ñ', '🗂️', 'datos');
  makeWritable(data);
  makeWritable(data);
  if (process.platform !== 'win32') expect(statSync(data).mode & 0o777).toBe(0o700);
});

it.each([
  ['SQLITE_FULL', /^RECLUTA_DATA está en un disco sin espacio: \/datos\. Libera espacio/],
  ['ENOSPC', /^RECLUTA_DATA está en un disco sin espacio/],
  ['EROFS', /^RECLUTA_DATA no es una carpeta en la que se pueda escribir: \/datos \(EROFS\)/],
  ['SQLITE_READONLY_DIRECTORY', /^RECLUTA_DATA no es una carpeta en la que se pueda escribir/],
  ['SQLITE_CORRUPT', /^La base de datos de \/datos está dañada/],
  ['SQLITE_IOERR_READ', /^El disco de RECLUTA_DATA falla al leer o escribir: \/datos \(SQLITE_IOERR_READ\)/],
  ['SCHEMA_NEWER', /^Los datos de \/datos son de una versión más nueva de Recluta\./],
  ['SCHEMA_OLDER', /^El Recluta que trabaja con \/datos es de una versión anterior a esta\./],
  ['SQLITE_BUSY', /^Otro programa ocupa la base de datos de \/datos\./],
])('%s while starting is told in a sentence', (code, words) => {
  expect(troubleOf('/datos', Object.assign(new Error('x'), { code }))).toMatch(words);
});

it('a disk that is full while the data are brought to a new version is told in a sentence, and not with the SQL', () => {
  const cause = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  expect(troubleOf('/datos', new Error("Failed to run the query 'CREATE TABLE …'", { cause }))).toMatch(
    /^RECLUTA_DATA está en un disco sin espacio: \/datos\./,
  );
});

it('what nobody foresaw is not told as trouble of the folder', () => {
  expect(troubleOf('/datos', new TypeError('x'))).toBeNull();
  expect(troubleOf('/datos', undefined)).toBeNull();
});

describe('the key that addresses are signed with', () => {
  it('is made once, for its owner alone, and is the same at the next start', () => {
    const made = storedSecret(folder);
    expect(made).toHaveLength(32);
    expect(storedSecret(folder)).toEqual(made);
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['nothing', ''],
    ['half of it', 'dGVu'],
  ])('is made anew where a full disk left %s: with an empty key anybody could sign', (_, left) => {
    writeFileSync(join(folder, 'secret'), left);
    writeFileSync(join(folder, 'secret.nuevo'), 'x');
    expect(storedSecret(folder)).toHaveLength(32);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toHaveLength(43);
    expect(existsSync(join(folder, 'secret.nuevo'))).toBe(false);
  });
});
