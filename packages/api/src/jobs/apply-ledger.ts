import { type Database, reposFor } from '@recluta/db';
import { cvsWithFiles } from '@recluta/db/system';
import { systemIn } from '@recluta/domain';
import type { Borrado } from '@recluta/storage';

/** Keys asked for at once. */
const BATCH = 500;

type Named = Pick<Borrado, 'cuenta_id' | 'cv_id' | 'clave'>;

const nameOf = ({ cv_id, clave }: Pick<Borrado, 'cv_id' | 'clave'>): string => `${cv_id} ${clave}`;

/**
 * The cvs of some lines of a ledger that a database has. Both must be those of the ledger, cv and file: a later cv has
 * its id, and its copy in another proceso its file.
 */
export async function* stillThere(db: Database, borrados: readonly Borrado[]): AsyncGenerator<Named> {
  const claves = [...new Set(borrados.map(({ clave }) => clave))];
  const deleted = new Set(borrados.map(nameOf));
  for (let i = 0; i < claves.length; i += BATCH)
    for (const { id: cv_id, ...found } of await cvsWithFiles(db.read, claves.slice(i, i + BATCH)))
      if (deleted.has(nameOf({ cv_id, ...found }))) yield { cv_id, ...found };
}

/**
 * Makes a database forget again whoever was deleted for ever after it was copied (REL-10). Returns how many cvs it had
 * of them.
 */
export async function applyLedger(db: Database, borrados: readonly Borrado[]): Promise<number> {
  const asked = new Set(borrados.filter(({ titular }) => titular).map(nameOf));
  let forgotten = 0;
  for await (const { cuenta_id, cv_id, clave } of stillThere(db, borrados)) {
    await db.write(async (tx) => {
      const repos = reposFor(tx, systemIn(cuenta_id));
      if (asked.has(nameOf({ cv_id, clave }))) await repos.anonimizar.forgetRequests([cv_id]);
      await repos.anonimizar.forgetSending([cv_id]);
      await repos.titulares.doom([cv_id]);
      await repos.papelera.purge([cv_id]);
    });
    forgotten += 1;
  }
  return forgotten;
}
