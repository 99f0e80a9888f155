import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
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

/** The names of all tables of ours, as the database itself tells them. */
export function tableNames({ read }: Database): string[] {
  const rows = read.orm.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\' order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Every row of a table, as the last commit left it. */
export const rowsOf = <Row = Record<string, unknown>>({ read }: Database, table: string): Row[] =>
  read.orm.all<Row>(sql`select * from ${sql.identifier(table)} order by rowid`);

/** Table → hash of its rows: what was not to change is compared with this (SEC-03). */
export function fingerprint(
  db: Database,
  without: (table: string, row: Record<string, unknown>) => boolean = () => false,
): Record<string, string> {
  return Object.fromEntries(
    tableNames(db).map((table) => [
      table,
      createHash('sha256')
        .update(JSON.stringify(rowsOf(db, table).filter((row) => !without(table, row))))
        .digest('hex'),
    ]),
  );
}
