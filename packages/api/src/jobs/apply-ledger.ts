import { type Database, reposFor } from '@recluta/db';
import { cvsWithFiles } from '@recluta/db/system';
import { systemIn } from '@recluta/domain';
import type { Borrado } from '@recluta/storage';

/** Keys asked for at once. */
const BATCH = 500;

const nameOf = ({ cv_id, clave }: Pick<Borrado, 'cv_id' | 'clave'>): string => `${cv_id} ${clave}`;

/**
 * Makes a database forget again whoever was deleted for ever after it was copied (REL-10). Both must be those of the
 * ledger, cv and file: a later cv has its id, and its copy in another proceso its file. Returns how many cvs it had of
 * them.
 */
export async function applyLedger(db: Database, borrados: readonly Borrado[]): Promise<number> {
  const claves = [...new Set(borrados.map(({ clave }) => clave))];
  const deleted = new Set(borrados.map(nameOf));
  const asked = new Set(borrados.filter(({ titular }) => titular).map(nameOf));
  let forgotten = 0;
  for (let i = 0; i < claves.length; i += BATCH) {
    const found = await cvsWithFiles(db.read, claves.slice(i, i + BATCH));
    for (const { id, cuenta_id, clave } of found) {
      const name = nameOf({ cv_id: id, clave });
      if (!deleted.has(name)) continue;
      await db.write(async (tx) => {
        const repos = reposFor(tx, systemIn(cuenta_id));
        if (asked.has(name)) await repos.anonimizar.forgetRequests([id]);
        await repos.anonimizar.forgetSending([id]);
        await repos.titulares.doom([id]);
        await repos.papelera.purge([id]);
      });
      forgotten += 1;
    }
  }
  return forgotten;
}
