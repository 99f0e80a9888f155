import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { applyLedger } from '@recluta/api';
import { addCvs, addMundo, addProceso, createKit, DAY, HOUR, type Kit, type Mundo, write } from '@recluta/api/testing';
import { inspectDatabase, openDatabase, reposFor } from '@recluta/db';
import { fingerprint, MIGRATIONS, rowsOf } from '@recluta/db/testing';
import { systemIn } from '@recluta/domain';
import { diskLedger } from '@recluta/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from './backup.ts';
import { examine } from './doctor.ts';
import { startBackups } from './hourly.ts';
import { instantOf, keepBackups, nameOf } from './keep.ts';
import { backupPlaces, placesOf } from './places.ts';
import { proveBackup } from './proof.ts';
import { RestoreError, restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

const CLI = fileURLToPath(new URL('respaldo.cli.ts', import.meta.url));

let kit: Kit;
let mundo: Mundo;
let elsewhere: string;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit, { plan: 'avanzado', cvs: 4 });
  elsewhere = mkdtempSync(join(tmpdir(), 'recluta-restaurado-'));
});
afterEach(() => {
  kit.close();
  rmSync(elsewhere, { recursive: true, force: true });
});

const backup = () => makeBackup({ data: kit.folder, now: kit.clock.now, copy: (target) => kit.db.backup(target) });
const restore = (folder: string, data = elsewhere) =>
  restoreBackup({ folder, data, migrations: MIGRATIONS, now: kit.clock.now });
const first = () => mundo.cv_ids[0] ?? 0;
const keyOf = (cv_id: number) =>
  rowsOf<{ id: number; clave: string }>(kit.db, 'archivos').find(
    ({ id }) =>
      id === rowsOf<{ id: number; archivo_id: number }>(kit.db, 'cvs').find((cv) => cv.id === cv_id)?.archivo_id,
  )?.clave ?? '';

/** Deleted for ever, as the product does it. */
async function erase(cv_id: number): Promise<void> {
  const clave = keyOf(cv_id);
  await kit.deps.ledger.record([{ cuenta_id: mundo.cuenta_id, cv_id, clave, en: kit.db.read.ahora }]);
  const files = await write(kit, mundo.cuenta_id, async (repos) => {
    const { proceso_id } = await repos.personas.get(cv_id);
    await repos.cvs.remove(proceso_id, cv_id);
    return repos.papelera.purge([cv_id]);
  });
  for (const file of files) await kit.deps.storage.remove(file);
}

const livingIn = (data: string): number[] => {
  const db = openDatabase({ file: join(data, 'recluta.db'), migrations: MIGRATIONS });
  const rows = rowsOf<{ id: number; eliminado_en: number | null }>(db, 'cvs');
  db.close();
  return rows.flatMap(({ id, eliminado_en }) => (eliminado_en === null ? id : []));
};

describe('a backup', () => {
  it('gives back every row and every file on an empty machine, and signs everybody out', async () => {
    const before = fingerprint(kit.db);
    const { folder, archivos } = await backup();
    expect(archivos).toBe(rowsOf(kit.db, 'archivos').length);
    writeFileSync(join(elsewhere, 'secret'), 'known to others');
    expect(await restore(folder)).toMatchObject({ cvs: 4, archivos, olvidados: 0, anterior: null });
    const db = openDatabase({ file: join(elsewhere, 'recluta.db'), migrations: MIGRATIONS });
    expect({ ...fingerprint(db), sesiones: '' }).toEqual({ ...before, sesiones: '' });
    expect(rowsOf(db, 'sesiones')).toEqual([]);
    db.close();
    expect(existsSync(join(elsewhere, 'secret'))).toBe(false);
    expect((await examine(elsewhere, kit.clock.now())).filter(({ level }) => level === 'bad')).toEqual([]);
  });

  it('is as of one moment while others write', async () => {
    let going = true;
    let writes = 0;
    const load = async () => {
      while (going) {
        const cv_ids = await addCvs(kit, mundo.cuenta_id, mundo.proceso_id, 3);
        await write(kit, mundo.cuenta_id, (repos) => repos.cvs.move(mundo.proceso_id, cv_ids, 'oferta'));
        writes += 1;
      }
    };
    const loading = Promise.all([load(), load()]);
    const folders: string[] = [];
    for (let i = 0; i < 5; i++) {
      kit.clock.advance(HOUR);
      folders.push((await backup()).folder);
    }
    going = false;
    await loading;
    expect(writes).toBeGreaterThan(5);
    for (const folder of folders) {
      expect((await verifyBackup(folder, new Set())).problems).toEqual([]);
      expect(inspectDatabase(backupPlaces(folder).database).contradictions).toEqual([]);
    }
  });

  it('does not bring back who was deleted for ever since, by any way', async () => {
    const { folder } = await backup();
    const clave = keyOf(first());
    await erase(first());
    kit.clock.advance(HOUR);
    await backup();
    // Of the machine nothing is left but its backups: the later one knows who was deleted.
    expect(await restore(folder)).toMatchObject({ cvs: 3, olvidados: 1 });
    expect(existsSync(placesOf(elsewhere).file(clave))).toBe(false);
    const db = openDatabase({ file: join(elsewhere, 'recluta.db'), migrations: MIGRATIONS });
    expect(JSON.stringify(rowsOf(db, 'archivos'))).not.toContain(clave);
    expect(await applyLedger(db, [{ cuenta_id: 1, cv_id: first(), clave, en: '' }])).toBe(0);
    db.close();
    expect(readFileSync(placesOf(elsewhere).ledger, 'utf8')).toContain(clave);
  });

  it('does not forget whom somebody brought back in time, whichever of the ledgers says so', async () => {
    const { folder } = await backup();
    const line = { cuenta_id: mundo.cuenta_id, cv_id: first(), clave: keyOf(first()), en: kit.db.read.ahora };
    await kit.deps.ledger.record([line]);
    kit.clock.advance(HOUR);
    await backup();
    await kit.deps.ledger.record([{ ...line, sigue: true }]);
    kit.clock.advance(HOUR);
    await backup();
    expect(await restore(folder)).toMatchObject({ cvs: 4, olvidados: 0 });
    expect(livingIn(elsewhere)).toContain(first());
    expect(await diskLedger(placesOf(elsewhere).ledger).all()).toEqual([]);
  });

  it('forgets who was deleted for ever, and not their copies in other procesos, each until it was deleted itself', async () => {
    const { id: otro } = await addProceso(kit, mundo);
    const [etapa] = await write(kit, mundo.cuenta_id, (repos) => repos.etapas.list(otro));
    const { pares } = await write(kit, mundo.cuenta_id, async (repos) =>
      repos.copias.copy(await repos.cuenta.reserve('cvs', 1), mundo.proceso_id, [first()], otro, etapa?.clave ?? ''),
    );
    const copia = pares[0]?.a ?? 0;
    const { folder: before } = await backup();
    await erase(first());
    kit.clock.advance(HOUR);
    const { folder: between } = await backup();
    for (const folder of [before, between]) {
      await restore(folder);
      expect(livingIn(elsewhere)).toContain(copia);
      expect(livingIn(elsewhere)).not.toContain(first());
      expect(existsSync(placesOf(elsewhere).file(keyOf(copia)))).toBe(true);
    }
    await erase(copia);
    kit.clock.advance(HOUR);
    await backup();
    await restore(before);
    expect(livingIn(elsewhere)).not.toContain(copia);
    expect(livingIn(elsewhere)).not.toContain(first());
  });

  it('takes the place of the data that stands, which is kept beside', async () => {
    const { folder } = await backup();
    await write(kit, mundo.cuenta_id, (repos) => repos.cvs.move(mundo.proceso_id, mundo.cv_ids, 'oferta'));
    const copy = await createCopy();
    const { anterior } = await restore(folder, copy);
    const moved = (file: string) => {
      const db = openDatabase({ file, migrations: MIGRATIONS });
      const stages = rowsOf<{ etapa: string }>(db, 'cvs').map(({ etapa }) => etapa);
      db.close();
      return stages.includes('oferta');
    };
    expect(moved(join(copy, 'recluta.db'))).toBe(false);
    expect(moved(anterior ?? '')).toBe(true);
  });

  /** The data folder as a stopped program leaves it. */
  async function createCopy(): Promise<string> {
    kit.clock.advance(HOUR);
    await restore((await backup()).folder);
    return elsewhere;
  }

  it.each<[string, (folder: string) => void, RegExp]>([
    ['without its manifest', (folder) => rmSync(backupPlaces(folder).manifest), /manifiesto/],
    ['whose database was changed', (folder) => flip(backupPlaces(folder).database, 4_096), /base de datos/],
    ['whose database was cut', (folder) => truncateSync(backupPlaces(folder).database, 8_192), /base de datos/],
    ['that lacks a file', (folder) => rmSync(fileIn(folder)), /Falta el archivo/],
    ['with a file of other bytes', (folder) => flip(fileIn(folder), 20), /no es el que se respaldó/],
  ])('%s is refused whole', async (_, damage, words) => {
    const { folder } = await backup();
    damage(folder);
    const refused = restore(folder);
    await expect(refused).rejects.toThrow(RestoreError);
    await expect(refused).rejects.toThrow(words);
    expect(existsSync(join(elsewhere, 'recluta.db'))).toBe(false);
  });

  it('whose restore is killed at any moment leaves the old or the new, and nothing else of it once it is done', async () => {
    const { folder } = await backup();
    await write(kit, mundo.cuenta_id, (repos) => repos.cvs.move(mundo.proceso_id, mundo.cv_ids, 'oferta'));
    const data = await createCopy();
    const stages = new Set<string>();
    for (let kill = 0; kill < 8; kill++) {
      const child = spawn(process.execPath, [CLI, 'restore', folder], { env: { RECLUTA_DATA: data }, stdio: 'ignore' });
      const ended = once(child, 'exit');
      const timer = setTimeout(() => child.kill('SIGKILL'), 250 + kill * 60);
      await ended;
      clearTimeout(timer);
      expect(inspectDatabase(join(data, 'recluta.db')).faults).toEqual([]);
      const db = openDatabase({ file: join(data, 'recluta.db'), migrations: MIGRATIONS });
      const seen = new Set(rowsOf<{ etapa: string }>(db, 'cvs').map(({ etapa }) => etapa));
      db.close();
      expect(seen.size).toBe(1);
      for (const stage of seen) stages.add(stage);
    }
    await restore(folder, data);
    expect([...stages].every((stage) => ['oferta', 'recibido'].includes(stage))).toBe(true);
    expect(readdirSync(data).filter((name) => name.startsWith('.restaurar-'))).toEqual([]);
    expect((await examine(data, kit.clock.now())).filter(({ level }) => level === 'bad')).toEqual([]);
  });

  it('is not put under a program that runs', async () => {
    const { folder } = await backup();
    await expect(restore(folder, kit.folder)).rejects.toThrow('Recluta está en uso');
    expect(rowsOf(kit.db, 'cvs')).toHaveLength(4);
  });

  it('of an hour is kept for a day, and one of each day for two weeks', () => {
    const start = Date.parse('2026-03-01T00:30:00Z');
    const names = Array.from({ length: 20 * 24 }, (_, i) => nameOf(new Date(start + i * HOUR).toISOString()));
    const keep = keepBackups([...names, '.nuevo-x', 'notas.txt'], start + 20 * DAY);
    const kept = [...keep].flatMap(([name, stays]) => (stays ? [name] : []));
    expect(kept.slice(0, 24)).toEqual(names.slice(-24).reverse());
    expect(new Set(kept.map((name) => name.slice(0, 10))).size).toBe(14);
    expect(kept).toHaveLength(24 + 13);
    expect(keep.has('notas.txt')).toBe(false);
    expect(instantOf(names[0] ?? '')).toBe(start);
  });

  it('happens by itself once an hour has gone by', async () => {
    const looks: (() => void)[] = [];
    const failures: string[] = [];
    const real = globalThis.setInterval;
    globalThis.setInterval = ((look: () => void) => {
      looks.push(look);
      return real(() => undefined, DAY);
    }) as unknown as typeof setInterval;
    const stop = startBackups({
      db: kit.db,
      data: kit.folder,
      cli: CLI,
      now: kit.clock.now,
      log: (error) => void failures.push(String(error)),
    });
    globalThis.setInterval = real;
    const names = () => readdirSync(placesOf(kit.folder).backups);
    looks[0]?.();
    await stop();
    expect(names()).toHaveLength(1);
    looks[0]?.();
    await stop();
    expect(names()).toHaveLength(1);
    kit.clock.advance(HOUR);
    looks[0]?.();
    await stop();
    expect(names()).toHaveLength(2);
    // The clock was a year ahead, and is set right again.
    kit.clock.advance(365 * DAY);
    looks[0]?.();
    await stop();
    kit.clock.advance(-365 * DAY);
    looks[0]?.();
    await stop();
    expect(names()).toHaveLength(3);
    kit.clock.advance(HOUR);
    looks[0]?.();
    await stop();
    expect(names()).toHaveLength(4);
    expect(failures).toEqual([]);
  });

  it('made while the clock was ahead takes the place of none that was made in time', () => {
    const now = Date.parse('2026-03-20T12:00:00Z');
    const names = (from: number, n: number) =>
      Array.from({ length: n }, (_, i) => nameOf(new Date(from + i * HOUR).toISOString()));
    const past = names(now - 2 * DAY, 48);
    const ahead = names(now + 300 * DAY, 20 * 24);
    const keep = keepBackups([...ahead, ...past], now);
    expect(past.slice(-24).every((name) => keep.get(name))).toBe(true);
    expect(ahead.filter((name) => keep.get(name))).toEqual(ahead.slice(-1));
  });

  it('is restored to prove it, and leaves nothing of that but its outcome', async () => {
    const prove = (folder: string) =>
      proveBackup({ data: kit.folder, folder, cli: CLI, now: kit.clock.now, signal: new AbortController().signal });
    const said = async () => (await examine(kit.folder, kit.clock.now())).map(({ level, text }) => `${level} ${text}`);
    const { folder } = await backup();
    expect((await prove(folder)).problemas).toEqual([]);
    expect(readdirSync(placesOf(kit.folder).backups)).toHaveLength(1);
    expect((await said()).at(-1)).toMatch(/^ok Restauración probada/);
    kit.clock.advance(3 * DAY);
    expect((await said()).at(-1)).toMatch(/^warn La última restauración de prueba/);
    rmSync(fileIn(folder));
    expect((await prove(folder)).problemas.join()).toContain('Falta el archivo');
    expect((await said()).at(-1)).toMatch(/^bad El respaldo .* no se puede restaurar/);
    expect(rowsOf(kit.db, 'cvs')).toHaveLength(4);
  });
});

describe('the doctor', () => {
  const bad = async () =>
    (await examine(kit.folder, kit.clock.now())).flatMap(({ level, text }) => (level === 'bad' ? [text] : []));

  it('finds nothing wrong with what is whole', async () => {
    expect(await bad()).toEqual([]);
  });

  it('names the file that is missing and the one whose bytes changed', async () => {
    const [a = 0, b = 0] = mundo.cv_ids;
    rmSync(placesOf(kit.folder).file(keyOf(a)));
    flip(placesOf(kit.folder).file(keyOf(b)), 20);
    expect(await bad()).toEqual([`Falta 1 archivo: ${keyOf(a)}`, `1 archivo no es el que se recibió: ${keyOf(b)}`]);
  });

  it('sees a total that is not that of the rows', async () => {
    await kit.db.write(async (tx) => {
      const repos = reposFor(tx, systemIn(mundo.cuenta_id));
      await repos.cvs.move(mundo.proceso_id, [first()], 'oferta');
      tx.orm.run("update etapas set total = 7 where clave = 'oferta'");
    });
    expect(await bad()).toEqual(['1 etapa con un total distinto de sus CVs']);
  });

  it('says so by its exit code', async () => {
    const { folder } = await backup();
    await restore(folder);
    const run = () => promisify(execFile)(process.execPath, [CLI, 'doctor'], { env: { RECLUTA_DATA: elsewhere } });
    expect((await run()).stdout).toContain('Todo está en orden.');
    truncateSync(join(elsewhere, 'recluta.db'), 10_000);
    await expect(run()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('\n1 problema. ') });
  });

  it('and a backup say of a folder without data that it has none, and leave nothing there', async () => {
    const nowhere = join(elsewhere, 'nada');
    const run = (command: string) =>
      promisify(execFile)(process.execPath, [CLI, command], { env: { RECLUTA_DATA: nowhere } });
    const said = expect.stringContaining(`✗ No hay una base de datos en ${nowhere}`);
    await expect(run('doctor')).rejects.toMatchObject({ code: 1, stdout: said });
    await expect(run('backup')).rejects.toMatchObject({ code: 1, stderr: said });
    expect(existsSync(nowhere)).toBe(false);
  });
});

/** One bit of a file is another. The backup shares its files with the data: a name of its own first. */
function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at % statSync(file).size] = (bytes[at % statSync(file).size] ?? 0) ^ 1;
  rmSync(file);
  writeFileSync(file, bytes);
}

function fileIn(folder: string): string {
  const files = join(folder, 'files');
  const [aa = ''] = readdirSync(files);
  const [name = ''] = readdirSync(join(files, aa));
  return join(files, aa, name);
}
