import { type Database, reposFor } from '@recluta/db';
import { cvsWithFiles } from '@recluta/db/system';
import { systemIn } from '@recluta/domain';
import type { Borrado } from '@recluta/storage';

/** Keys asked for at once. */
const BATCH = 500;

/**
 * Makes a database forget again whoever was deleted for ever after it was copied (REL-10). Returns how many cvs it had
 * of them.
 */
export async function applyLedger(db: Database, borrados: readonly Borrado[]): Promise<number> {
  const claves = [...new Set(borrados.map(({ clave }) => clave))];
  const asked = new Set(borrados.flatMap(({ clave, titular }) => (titular ? [clave] : [])));
  let forgotten = 0;
  for (let i = 0; i < claves.length; i += BATCH) {
    const found = await cvsWithFiles(db.read, claves.slice(i, i + BATCH));
    for (const { id, cuenta_id, clave } of found) {
      await db.write(async (tx) => {
        const repos = reposFor(tx, systemIn(cuenta_id));
        if (asked.has(clave)) await repos.anonimizar.forgetRequests([id]);
        await repos.anonimizar.forgetSending([id]);
        await repos.titulares.doom([id]);
        await repos.papelera.purge([id]);
      });
      forgotten += 1;
    }
  }
  return forgotten;
}
