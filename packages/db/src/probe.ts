import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Throws unless the database takes a write now: the header's user_version, which nothing else uses, is written anew as
 * it stands, and goes through journal and fsync like any row.
 */
export const proveWritable = (db: Database): Promise<void> =>
  db.write(async ({ orm }) => {
    orm.run(sql`pragma user_version = 0`);
  });
