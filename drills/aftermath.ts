import { join } from 'node:path';
import { halves, keptFiles, tmpFiles } from '../packages/api/src/testing/leftovers.ts';
import { openDatabase } from '../packages/db/src/database.ts';
import { referencedFiles } from '../packages/db/src/system/index.ts';
import { MIGRATIONS, rowsOf } from '../packages/db/src/testing.ts';
import { diskStorage } from '../packages/storage/src/index.ts';

export type Cv = { id: number; sha256: string; proceso_id: number; etapa: string; lectura: string };

/**
 * A data folder whose server is gone, after a sweep that takes leftovers of any age: what is half, and how many files
 * nobody came to keep stay all the same.
 */
export async function aftermath(folder: string): Promise<{ cvs: Cv[]; half: string[]; leaked: number }> {
  const db = openDatabase({ file: join(folder, 'recluta.db'), migrations: MIGRATIONS });
  try {
    const storage = await diskStorage({ root: join(folder, 'files'), now: () => Date.now() + 60_000 });
    await storage.sweep({ olderThanMs: 0, referenced: (keys) => referencedFiles(db.read, keys) });
    const kept = keptFiles({ folder });
    const archivos = rowsOf(db, 'archivos').length;
    const integrity = db.read.orm.all<{ integrity_check: string }>('pragma integrity_check');
    return {
      cvs: rowsOf<Cv>(db, 'cvs'),
      half: [
        ...halves(db, kept),
        ...integrity.flatMap(({ integrity_check: said }) => (said === 'ok' ? [] : [`the database says ${said}`])),
      ],
      leaked: tmpFiles({ folder }).length + kept.length - archivos,
    };
  } finally {
    db.close();
  }
}
