import { type Database, reposFor } from '@recluta/db';
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

/**
 * Deletes for ever what is in the papelera: first the ledger says so, then the rows go, then the files. A crash in
 * between leaves a cv that the next sweep takes, or a file that the sweeper takes; never a row without its file. Returns
 * the cvs that went.
 */
export async function eraseCvs(
  { db, storage, ledger }: Parts,
  alcance: Alcance,
  cv_ids: readonly number[],
  reason: Pick<Borrado, 'titular'> = {},
): Promise<number[]> {
  const doomed = await reposFor(db.read, alcance).papelera.files(cv_ids);
  const en = db.read.ahora;
  await ledger.record(
    doomed.map(({ cv_id, clave }) => ({ cuenta_id: alcance.cuenta_id, cv_id, clave, en, ...reason })),
  );
  const gone = doomed.map(({ cv_id }) => cv_id);
  const files = await db.write((tx) => reposFor(tx, alcance).papelera.purge(gone));
  await removeAll(storage, files);
  return gone;
}
