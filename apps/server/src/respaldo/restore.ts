import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyLedger } from '@recluta/api';
import { endSessions, inspectDatabase, openDatabase, settleDatabase } from '@recluta/db';
import { type Borrado, diskLedger, standing } from '@recluta/storage';
import { makeWritable } from '../data-folder.ts';
import { occupy } from '../occupied.ts';
import { each, linkOrCopy, sync } from './files.ts';
import { backupPlaces, placesOf } from './places.ts';
import { verifyBackup } from './verify.ts';

type Restored = { cvs: number; archivos: number; olvidados: number; anterior: string | null };

/** What a restore that was cut off leaves; the next one takes it. */
const ASIDE = '.restaurar-';

/** Why nothing was restored; the data folder is as it was. */
export class RestoreError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Puts a backup in the place of the data. All of it is verified and made ready beside first: the files go among those
 * there are (a file too many is swept later), and one rename of the database is the moment it becomes true, so that a
 * crash leaves the old or the new, never something between. Whoever was deleted for ever since is forgotten again,
 * nobody stays signed in, and addresses signed before open nothing. The database there was is kept beside.
 * @throws {RestoreError} @throws {OccupiedError}
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { data, now } = options;
  makeWritable(data);
  // Whoever started meanwhile would write into what is about to be replaced.
  const occupied = occupy(data, 'restauracion', now);
  try {
    return await replaceData(options);
  } finally {
    occupied.release();
  }
}

type Options = { folder: string; data: string; migrations: string; now: () => number };

async function replaceData({ folder, data, migrations, now }: Options): Promise<Restored> {
  const [from, to] = [backupPlaces(folder), placesOf(data)];
  const borrados = await gatherLedgers(folder, to.ledger);
  const forgotten = new Set(borrados.map(({ clave }) => clave));
  const { problems, manifest } = await verifyBackup(folder, forgotten);
  if (problems.length > 0 || !manifest) throw new RestoreError(problems);
  if (existsSync(to.database) && !settleDatabase(to.database))
    throw new RestoreError(['Recluta está en uso con estos datos. Detenlo y vuelve a intentar.']);

  for (const name of await readdir(data)) if (name.startsWith(ASIDE)) await rm(join(data, name), { force: true });
  const mark = randomBytes(6).toString('hex');
  const ready = join(data, `${ASIDE}${mark}.db`);
  try {
    await copyFile(from.database, ready);
    const db = openDatabase({ file: ready, migrations, now });
    const olvidados = await applyLedger(db, borrados).finally(() => db.close());
    endSessions(ready);
    const { faults, archivos, totals } = inspectDatabase(ready);
    if (faults.length > 0) throw new RestoreError(faults);
    await each(archivos, ({ clave }) => place(from.file(clave), to.file(clave), mark));
    await syncFiles(to.file('aa'));
    await sync(ready);
    await rm(to.secret, { force: true });
    const anterior = existsSync(to.database) ? join(data, `antes-${mark}.db`) : null;
    if (anterior) await linkOrCopy(to.database, anterior);
    for (const rest of ['-wal', '-shm']) await rm(to.database + rest, { force: true });
    await rename(ready, to.database);
    await sync(data);
    return { cvs: totals.cvs, archivos: archivos.length, olvidados, anterior };
  } catch (error) {
    for (const rest of ['', '-wal', '-shm', '-journal']) await rm(ready + rest, { force: true });
    throw error;
  }
}

/**
 * Whoever was deleted for ever, as told by the data folder and by every backup beside this one: after a machine is lost,
 * a newer backup still knows. What the data folder did not know it knows afterwards.
 */
async function gatherLedgers(folder: string, own: string): Promise<Borrado[]> {
  const ledger = diskLedger(own);
  // One file may have been of several cvs, each deleted in its own time.
  const nameOf = ({ cv_id, clave, en, sigue }: Borrado) => `${cv_id} ${clave} ${en} ${sigue}`;
  const known = new Map((await ledger.lines()).map((line) => [nameOf(line), line]));
  const told: Borrado[] = [];
  const beside = dirname(folder);
  for (const name of await readdir(beside).catch(() => []))
    for (const line of await diskLedger(backupPlaces(join(beside, name)).ledger).lines()) {
      if (known.has(nameOf(line))) continue;
      known.set(nameOf(line), line);
      told.push(line);
    }
  await ledger.record(told);
  return standing([...known.values()]);
}

/** Over whatever stands there, which may be damaged. */
async function place(from: string, to: string, mark: string): Promise<void> {
  const aside = `${to}.${mark}`;
  await linkOrCopy(from, aside);
  await rename(aside, to);
  // Renaming one name of a file onto another of the same file does nothing, and leaves both.
  await rm(aside, { force: true });
}

async function syncFiles(example: string): Promise<void> {
  const files = dirname(dirname(example));
  for (const folder of await readdir(files).catch(() => [])) await sync(join(files, folder));
}
