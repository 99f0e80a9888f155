import { type Database, type Repos, reposFor } from '@recluta/db';
import type { Alcance } from '@recluta/domain';
import type { Borrado, Ledger, Storage } from '@recluta/storage';
import type { Caller } from '../../caller.ts';
import { readLater } from '../deshacer/deshacer.service.ts';
import { removeAll } from '../publico/intake.ts';

/** Back to where each was, as the plan allows: all of them or none. Throws limite_cvs (409). */
export async function restoreCvs({ write }: Caller, cv_ids: readonly number[]) {
  return write(async (repos) => {
    const there = (await repos.papelera.files(cv_ids)).map(({ cv_id }) => cv_id);
    const { restaurados, sin_leer } = await repos.papelera.restore(
      await repos.cuenta.reserve('cvs', there.length),
      there,
    );
    await readLater(repos, sin_leer);
    const back = new Set(restaurados);
    return { restaurados, omitidos: cv_ids.filter((id) => !back.has(id)) };
  });
}

type Parts = { db: Database; storage: Storage; ledger: Ledger };
type Doomed = { cv_id: number; clave: string };
type Way = Pick<Borrado, 'titular'> & { first?: (repos: Repos, cv_ids: readonly number[]) => Promise<void> };

/** So many in one transaction: others write in between. */
const BATCH = 500;

/** Rows of these cvs, as far as they are in the papelera, and their files; part of `eraseThose`. */
async function eraseBatch(
  { db, storage, ledger }: Parts,
  alcance: Alcance,
  doomed: readonly Doomed[],
  { titular, first }: Way,
): Promise<number[]> {
  const { cuenta_id } = alcance;
  const en = db.read.ahora;
  const lines = doomed.map(({ cv_id, clave }) => ({ cuenta_id, cv_id, clave, en, ...(titular && { titular }) }));
  const takeBack = (some: readonly Borrado[]) => ledger.record(some.map((line) => ({ ...line, sigue: true })));
  const ids = doomed.map(({ cv_id }) => cv_id);
  await ledger.record(lines);
  const { files, left } = await db
    .write(async (tx) => {
      const repos = reposFor(tx, alcance);
      await first?.(repos, ids);
      return { files: await repos.papelera.purge(ids), left: await repos.papelera.left(ids) };
    })
    .catch(async (error: unknown) => {
      // Not even that can be written down, perhaps: the next start looks.
      await takeBack(lines).catch(() => undefined);
      throw error;
    });
  await takeBack(lines.filter(({ cv_id }) => left.has(cv_id)));
  await removeAll(storage, files);
  return ids.filter((id) => !left.has(id));
}

/**
 * Deletes for ever what is in the papelera: first the ledger says so, then the rows go, then the files. A crash in
 * between leaves a cv that the next start takes, or a file that the sweeper takes; never a row without its file. Whoever
 * is in the papelera no longer when it comes to it stays, and the ledger says that too, or a backup restored later would
 * forget them. `first`: what is to be done before, in the same transaction. Returns the cvs that are gone.
 */
export async function eraseThose(
  parts: Parts,
  alcance: Alcance,
  doomed: readonly Doomed[],
  way: Way = {},
): Promise<number[]> {
  const gone: number[] = [];
  for (let i = 0; i < doomed.length; i += BATCH)
    gone.push(...(await eraseBatch(parts, alcance, doomed.slice(i, i + BATCH), way)));
  return gone;
}

/** Those of some cvs that are in the papelera, and all that were merged into them. */
export async function eraseCvs(parts: Parts, alcance: Alcance, cv_ids: readonly number[]): Promise<number[]> {
  return eraseThose(parts, alcance, await reposFor(parts.db.read, alcance).papelera.files(cv_ids));
}
