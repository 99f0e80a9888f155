import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from './database.ts';

export const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** A migrated database of its own in a temporary folder; `remove` closes and deletes it. */
export function testDatabase(now?: () => number): { db: Database; folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'recluta-db-'));
  const db = openDatabase({ file: join(folder, 'recluta.db'), migrations: MIGRATIONS, ...(now ? { now } : {}) });
  return {
    db,
    folder,
    remove() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
