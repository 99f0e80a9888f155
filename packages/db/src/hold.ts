import { closeSync, openSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';

/** Whoever goes and whoever comes meet at a restart: so long the second waits. */
const WAIT_MS = 1_500;

/** Nothing else would keep a connection from being collected, and its lock with it. */
const held = new Set<BetterSqlite3.Database>();

/**
 * Takes a file for as long as this process lives; null when another has it. It is SQLite's lock on an empty file: on
 * every system it goes with the process, however that ends, so that nothing left behind ever holds anybody up. Whoever
 * opens and closes the file by another way inside this process loses the lock (POSIX): what there is to tell stands in
 * another. Throws when the file cannot be made.
 */
export function holdFile(file: string): (() => void) | null {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const connection = new BetterSqlite3(file, { timeout: WAIT_MS });
  try {
    // Nothing is ever written: a journal beside it would only be one more file.
    connection.pragma('journal_mode = MEMORY');
    connection.exec('begin exclusive');
  } catch (error) {
    connection.close();
    if (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  held.add(connection);
  return () => {
    held.delete(connection);
    connection.close();
  };
}
