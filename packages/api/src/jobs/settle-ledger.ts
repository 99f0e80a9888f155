import type { Database } from '@recluta/db';
import { referencedFiles } from '@recluta/db/system';
import { systemIn } from '@recluta/domain';
import type { Borrado, Ledger, Storage } from '@recluta/storage';
import { eraseThose } from '../areas/papelera/papelera.service.ts';
import { removeAll } from '../areas/publico/intake.ts';
import { stillThere } from './apply-ledger.ts';

type Parts = { db: Database; storage: Storage; ledger: Ledger; now(): number };

/** Longer than the sweeper lets a file without a row be. */
const RECENT_MS = 48 * 3_600_000;
/** Keys asked for at once. */
const BATCH = 500;

/**
 * Ends what a crash cut short between the ledger, the rows and the files: what lies in the papelera still goes, as
 * somebody wanted, and so do the files that no row names any more.
 * Whoever is elsewhere was brought back, or never got there, and the ledger is told: a backup restored later would forget
 * them. For the start, before anybody does anything.
 */
export async function settleLedger(parts: Parts): Promise<void> {
  const borrados = await parts.ledger.all();
  const found: { cuenta_id: number; cv_id: number; clave: string }[] = [];
  for await (const one of stillThere(parts.db, borrados)) found.push(one);
  const kept = new Set(found.map(({ cv_id }) => cv_id));
  for (const cuenta_id of new Set(found.map((one) => one.cuenta_id))) {
    const theirs = found.filter((one) => one.cuenta_id === cuenta_id);
    for (const id of await eraseThose(parts, systemIn(cuenta_id), theirs)) kept.delete(id);
  }
  const files = new Set(found.flatMap(({ cv_id, clave }) => (kept.has(cv_id) ? [clave] : [])));
  const spared = borrados.filter(({ cv_id, clave }) => kept.has(cv_id) && files.has(clave));
  await parts.ledger.record(spared.map((line) => ({ ...line, sigue: true })));
  await removeLeft(parts, borrados);
}

/** Files of whom the rows went and not they; of older lines the sweeper took them. */
async function removeLeft({ db, storage, now }: Parts, borrados: readonly Borrado[]): Promise<void> {
  const since = new Date(now() - RECENT_MS).toISOString();
  const claves = [...new Set(borrados.flatMap(({ en, clave }) => (en >= since ? [clave] : [])))];
  for (let i = 0; i < claves.length; i += BATCH) {
    const some = claves.slice(i, i + BATCH);
    const kept = await referencedFiles(db.read, some);
    await removeAll(
      storage,
      some.filter((clave) => !kept.has(clave)),
    );
  }
}
