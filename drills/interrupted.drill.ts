import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { timed } from '../bench/measure.ts';
import { seedCvs } from '../bench/seed.ts';
import { MAIN, newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { openDatabase } from '../packages/db/src/database.ts';
import { MIGRATIONS } from '../packages/db/src/testing.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { CLI, operate } from './operate.ts';
import { send, submission } from './submission.ts';

const CVS = 10_000;
const FILES = 50;
/** Migrations that the older program did not know. */
const NEWER = 1;

type Journal = { entries: { tag: string }[] };

/** The migrations as an older program had them. */
function olderMigrations(folder: string): string {
  const older = join(folder, 'migrations');
  cpSync(MIGRATIONS, older, { recursive: true });
  const path = join(older, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal;
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -NEWER) }));
  return older;
}

/** What stands in a database file that nobody has open: its migrations, its cvs, and whether it is whole. */
function stateOf(file: string): { migrations: number; cvs: number; whole: boolean } {
  const db = new BetterSqlite3(file);
  const number = (query: string) => Number(db.prepare(query).pluck().get());
  const state = {
    migrations: number('select count(*) from __drizzle_migrations'),
    cvs: number('select count(*) from cvs'),
    whole: db.pragma('integrity_check', { simple: true }) === 'ok',
  };
  db.close();
  return state;
}

/** A process of ours, killed after so many ms unless it ended before. */
async function killed(args: string[], data: string, after: number): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, RECLUTA_DATA: data, PORT: '0', NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  await Promise.race([gone, wait(after)]);
  child.kill('SIGKILL');
  await gone;
}

/** Killed while the database is brought up to date: it stands as before or as after, and the next start serves it. */
async function migrations(n: number, random: () => number, faults: string[]): Promise<number> {
  const folder = newFolder();
  const prepared = join(folder, 'prepared');
  const db = openDatabase({ file: join(prepared, 'recluta.db'), migrations: olderMigrations(folder) });
  db.close();
  const raw = new BetterSqlite3(join(prepared, 'recluta.db'));
  raw.exec(`insert into cuentas (id, nombre, plan, creada_en) values (1, 'Antigua', 'avanzado', 0);
    insert into empresas (id, cuenta_id, nombre, tipo_empresa, creada_en) values (1, 1, 'E', 'final', 0);
    insert into procesos (id, cuenta_id, public_id, empresa_id, nombre, tipo, estado, creado_en)
      values (1, 1, 'p', 1, 'P', 'proceso', 'activo', 0);
    insert into etapas (cuenta_id, proceso_id, clave, nombre, tipo, color, orden)
      values (1, 1, 'recibido', 'Recibido', 'recibido', 'gris', 0)`);
  raw.close();
  seedCvs(join(prepared, 'recluta.db'), 1, CVS);
  const before = stateOf(join(prepared, 'recluta.db')).migrations;
  const copy = (name: string) => {
    cpSync(prepared, join(folder, name), { recursive: true });
    return join(folder, name);
  };
  const whole = copy('whole');
  const takes = await timed(async () => (await startServer(whole)).stop());
  let between = 0;
  for (let round = 0; round < n; round++) {
    const data = copy(String(round));
    await killed([MAIN], data, random() * takes * 1.2);
    const { migrations, cvs } = stateOf(join(data, 'recluta.db'));
    if ((migrations !== before && migrations !== before + NEWER) || cvs !== CVS) between++;
    await (await startServer(data)).stop();
    const after = stateOf(join(data, 'recluta.db'));
    if (after.migrations !== before + NEWER || after.cvs !== CVS || !after.whole)
      faults.push(`migration ${round}: ${JSON.stringify(after)}`);
    removeFolder(data);
  }
  removeFolder(folder);
  return between;
}

/** Killed while a backup is put back: the old data or the new, and the same command again ends it. */
async function restores(n: number, random: () => number, faults: string[]): Promise<number> {
  const folder = newFolder();
  const [source, old] = [join(folder, 'source'), join(folder, 'old')];
  for (const data of [source, old]) {
    mkdirSync(data);
    const server = await startServer(data);
    const { proceso } = await signUp(server.origin);
    await send(server.origin, submission(proceso.public_id, data, data === source ? FILES : 1));
    await server.stop();
  }
  await operate(source, 'backup');
  const backup = join(source, 'backups', readdirSync(join(source, 'backups'))[0] ?? '');
  const copy = (name: string) => {
    cpSync(old, join(folder, name), { recursive: true });
    return join(folder, name);
  };
  const whole = copy('whole');
  const takes = await timed(() => operate(whole, 'restore', backup));
  let between = 0;
  for (let round = 0; round < n; round++) {
    const data = copy(String(round));
    await killed([CLI, 'restore', backup], data, random() * takes * 1.2);
    const { cvs, whole } = stateOf(join(data, 'recluta.db'));
    if ((cvs !== 1 && cvs !== FILES) || !whole) between++;
    const { code, said } = await operate(data, 'restore', backup);
    const after = await aftermath(data);
    if (code !== 0 || after.cvs.length !== FILES || after.half.length > 0)
      faults.push(`restore ${round}: ${said} ${after.cvs.length} cvs ${after.half.join()}`);
    removeFolder(data);
  }
  removeFolder(folder);
  return between;
}

/** SIGKILL while the database is migrated, and while a backup is restored. */
export const interruptedDrill: Drill = {
  id: 'T17',
  what: 'killed within a migration, and within a restore',
  full: 20,
  async run(n, random) {
    const faults: string[] = [];
    const half = (await migrations(n, random, faults)) + (await restores(n, random, faults));
    return {
      lost: faults.length,
      half,
      duplicates: 0,
      leaked: 0,
      seen: `${n} migrations of ${CVS} cvs, ${n} restores of ${FILES} files`,
      faults: faults.slice(0, 5),
    };
  },
};
