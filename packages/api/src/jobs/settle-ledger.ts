import type { Database } from '@recluta/db';
import { systemIn } from '@recluta/domain';
import type { Ledger, Storage } from '@recluta/storage';
import { eraseThose } from '../areas/papelera/papelera.service.ts';
import { stillThere } from './apply-ledger.ts';

type Parts = { db: Database; storage: Storage; ledger: Ledger };

/**
 * Ends what a crash cut short between the ledger and the rows: what lies in the papelera still goes, as somebody wanted.
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
}
