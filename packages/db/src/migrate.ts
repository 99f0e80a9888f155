import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';

/**
 * Brings the schema up to date. Migrations run inside a transaction, where turning foreign keys off is ignored and a
 * rebuilt table would take its children with it: they are off before, and checked after.
 */
export function migrateDatabase(connection: BetterSqlite3.Database, folder: string): void {
  connection.pragma('foreign_keys = OFF');
  try {
    migrate(drizzle(connection), { migrationsFolder: folder });
    const broken = connection.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new Error(`Migration left ${broken.length} rows without their parent`);
  } finally {
    connection.pragma('foreign_keys = ON');
  }
}
