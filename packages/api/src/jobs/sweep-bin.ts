import type { Database } from '@recluta/db';
import { expiredCvs } from '@recluta/db/system';
import { papeleraHasta, systemIn } from '@recluta/domain';
import type { Ledger, Storage } from '@recluta/storage';
import { eraseCvs } from '../areas/papelera/papelera.service.ts';

type Parts = { db: Database; storage: Storage; ledger: Ledger; now(): number };

/** So many in one transaction: others write in between. */
const BATCH = 50;

/** Deletes for ever what has been in the papelera for longer than it is kept, in every cuenta. */
export async function sweepBin(parts: Parts): Promise<void> {
  for (;;) {
    const expired = await expiredCvs(parts.db.read, papeleraHasta(parts.now()), BATCH);
    const cuentas = new Set(expired.map(({ cuenta_id }) => cuenta_id));
    for (const cuenta_id of cuentas) {
      const alcance = systemIn(cuenta_id);
      await eraseCvs(
        parts,
        alcance,
        expired.filter((cv) => cv.cuenta_id === cuenta_id).map(({ id }) => id),
      );
    }
    if (expired.length < BATCH) return;
  }
}
