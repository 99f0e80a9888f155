import { type Database, reposFor } from '@recluta/db';
import { expiredCvs } from '@recluta/db/system';
import { type Alcance, mintAlcance, papeleraHasta } from '@recluta/domain';
import type { Ledger, Storage } from '@recluta/storage';
import type { Caller } from '../../caller.ts';
import { readLater } from '../deshacer/deshacer.service.ts';

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
): Promise<number[]> {
  const doomed = await reposFor(db.read, alcance).papelera.files(cv_ids);
  const en = db.read.ahora;
  await ledger.record(doomed.map(({ cv_id, clave }) => ({ cuenta_id: alcance.cuenta_id, cv_id, clave, en })));
  const gone = doomed.map(({ cv_id }) => cv_id);
  const files = await db.write((tx) => reposFor(tx, alcance).papelera.purge(gone));
  for (const clave of files) await storage.remove(clave);
  return gone;
}

/** So many in one transaction: others write in between. */
const BATCH = 50;

/** Deletes for ever what has been in the papelera for longer than it is kept, in every cuenta. */
export async function sweepBin(parts: Parts & { now(): number }): Promise<void> {
  for (;;) {
    const expired = await expiredCvs(parts.db.read, papeleraHasta(parts.now()), BATCH);
    const cuentas = new Set(expired.map(({ cuenta_id }) => cuenta_id));
    for (const cuenta_id of cuentas) {
      const alcance = mintAlcance({ cuenta_id, usuario_id: null, rol: 'sistema' });
      await eraseCvs(
        parts,
        alcance,
        expired.filter((cv) => cv.cuenta_id === cuenta_id).map(({ id }) => id),
      );
    }
    if (expired.length < BATCH) return;
  }
}
