import type BetterSqlite3 from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** A database of another version of the program than this one. */
export class SchemaError extends Error {
  readonly code: 'SCHEMA_NEWER' | 'SCHEMA_OLDER';
  constructor(code: 'SCHEMA_NEWER' | 'SCHEMA_OLDER') {
    super(`The database is of another version of the program: ${code}`);
    this.name = 'SchemaError';
    this.code = code;
  }
}

/** When the last migration that was made was written, in ms; 0 when there was none. */
function lastMade(connection: BetterSqlite3.Database): number {
  const made = "select count(*) from sqlite_schema where name = '__drizzle_migrations'";
  if (connection.prepare(made).pluck().get() === 0) return 0;
  return Number(connection.prepare('select max(created_at) from __drizzle_migrations').pluck().get() ?? 0);
}

/** Throws SchemaError: what a later version keeps, this one would not know of and could break. */
function checkVersion(connection: BetterSqlite3.Database, folder: string, asItIs: boolean): void {
  const known = Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis));
  const made = lastMade(connection);
  if (made > known) throw new SchemaError('SCHEMA_NEWER');
  if (asItIs && made < known) throw new SchemaError('SCHEMA_OLDER');
}

/**
 * Brings the schema up to date. Migrations run inside a transaction, where turning foreign keys off is ignored and a
 * rebuilt table would take its children with it: they are off before, and checked after. `asItIs`: another program works
 * on it, and its schema is not changed under it. Throws SchemaError.
 */
export function migrateDatabase(connection: BetterSqlite3.Database, folder: string, asItIs = false): void {
  checkVersion(connection, folder, asItIs);
  connection.pragma('foreign_keys = OFF');
  try {
    migrate(drizzle(connection), { migrationsFolder: folder });
    const broken = connection.pragma('foreign_key_check') as unknown[];
    if (broken.length > 0) throw new Error(`Migration left ${broken.length} rows without their parent`);
  } finally {
    connection.pragma('foreign_keys = ON');
  }
}
