import { AsyncLocalStorage } from 'node:async_hooks';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrateDatabase } from './migrate.ts';
import { tellPlanner } from './planner.ts';
import * as schema from './schema/index.ts';
import { keepStatements } from './statements.ts';

export type Orm = BetterSQLite3Database<typeof schema>;

/** What happened in a transaction, as live screens and job runners hear of it once it is committed. */
export type Cambio = {
  evento_id: number;
  cuenta_id: number;
  usuario_id: number | null;
  tipo: string;
  proceso_id: number | null;
  cv_ids: number[];
};

/** A connection with the time of its transaction: repositories ask for nothing else. */
export type Conn = { readonly orm: Orm; readonly ahora: string };

/** A write transaction: what it announces is heard after its commit, or never. */
export type Tx = Conn & { announce(cambio: Cambio): void };

export type Database = {
  /** Sees the last commit. */
  readonly read: Conn;
  /** One body at a time, BEGIN IMMEDIATE. A body awaits only its `tx`; a write inside a write throws. */
  write<T>(body: (tx: Tx) => Promise<T>): Promise<T>;
  onChange(listener: (cambios: Cambio[]) => void): () => void;
  /** A copy of the whole database as of one moment, while others go on writing. `file` must not exist. */
  backup(file: string): Promise<void>;
  /** Empties the log that stands beside the file, so that what was erased is in neither. */
  checkpoint(): void;
  close(): void;
  readonly file: string;
};

/** The WAL-reset bug corrupts databases with two connections before this version. */
const SQLITE_MIN = [3, 51, 3] as const;
/** A wait for the lock freezes the event loop: short, then tried again by `write`. */
const BUSY_MS = 50;
/** Of 4 KB, copied between two turns of the event loop: some milliseconds. */
const BACKUP_PAGES = 1_000;
const BUSY_TRIES = 100;

function open(file: string, readonly: boolean): BetterSqlite3.Database {
  const connection = new BetterSqlite3(file, { readonly, timeout: BUSY_MS });
  if (!readonly) connection.pragma('journal_mode = WAL');
  // The driver falls to NORMAL in WAL mode, which answers before the fsync (REL-01).
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('secure_delete = ON');
  connection.pragma('cache_size = -16000');
  return connection;
}

/** Refuses to run on settings that could lose an acknowledged write. */
function assertDurable(connection: BetterSqlite3.Database): void {
  const version = connection.prepare('select sqlite_version()').pluck().get() as string;
  const parts = version.split('.').map(Number);
  const older = SQLITE_MIN.findIndex((min, i) => parts[i] !== min);
  if (older >= 0 && (parts[older] ?? 0) < (SQLITE_MIN[older] ?? 0)) throw new Error(`SQLite ${version} is too old`);
  const settings = {
    journal_mode: connection.pragma('journal_mode', { simple: true }),
    synchronous: connection.pragma('synchronous', { simple: true }),
    foreign_keys: connection.pragma('foreign_keys', { simple: true }),
  };
  if (settings.journal_mode !== 'wal' || settings.synchronous !== 2 || settings.foreign_keys !== 1)
    throw new Error(`The database is not durable: ${JSON.stringify(settings)}`);
}

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * The file of a database is not the one that was opened: the data folder was moved, removed or taken off. What is written
 * then goes into a file that nobody will ever find again.
 */
class DatabaseGoneError extends Error {
  override readonly name = 'DatabaseGoneError';
  readonly code = 'DATABASE_GONE';
}

/** Which file stands under a name, as a moved or replaced one differs; null where there is none. */
function fileAt(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

/** What is committed is committed: a listener that fails changes nothing for the writer or the other listeners. */
function tell(listener: (cambios: Cambio[]) => void, cambios: Cambio[]): void {
  try {
    listener(cambios);
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Opens (creating and migrating) the database of a data folder. `now` is the clock, in ms UTC. `asItIs`: a server works
 * on it, which goes on with the schema it knows. Throws when the file cannot be opened, SchemaError when it is newer than
 * the program, or, as it is, older.
 */
export function openDatabase(options: {
  file: string;
  migrations: string;
  now?: () => number;
  asItIs?: boolean;
}): Database {
  const { file, migrations, now = Date.now, asItIs = false } = options;
  mkdirSync(dirname(file), { recursive: true });
  const writer = open(file, false);
  const opened = fileAt(file);
  assertDurable(writer);
  try {
    migrateDatabase(writer, migrations, asItIs);
  } catch (error) {
    writer.close();
    throw error;
  }
  tellPlanner(writer);
  const reader = open(file, true);
  for (const connection of [writer, reader]) keepStatements(connection);
  const firstRead = reader.prepare('select 1 from sqlite_schema limit 1');
  const writeOrm = drizzle(writer, { schema });
  const readOrm = drizzle(reader, { schema });
  const isoNow = () => new Date(now()).toISOString();

  const inside = new AsyncLocalStorage<true>();
  const listeners = new Set<(cambios: Cambio[]) => void>();
  let last: Promise<unknown> = Promise.resolve();

  /** On a disk that became read-only SQLite would write into its mapped index, and the system ends who does (SIGBUS). */
  function assertWritable(): void {
    if (fileAt(file) !== opened)
      throw new DatabaseGoneError(`${file} is not the file that was opened; bring it back, or start again`);
    accessSync(file, constants.W_OK);
  }

  /** Who reads first after a commit writes its mark into that index: at once, while the disk takes it. */
  function mark(): void {
    try {
      firstRead.get();
    } catch {
      // Committed all the same; who reads next hears what is wrong.
    }
  }

  async function begin(): Promise<void> {
    assertWritable();
    for (let tries = 1; ; tries++) {
      try {
        writer.exec('begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || tries === BUSY_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      }
    }
  }

  async function run<T>(body: (tx: Tx) => Promise<T>): Promise<T> {
    await begin();
    const cambios: Cambio[] = [];
    // Queries of this driver settle in microtasks: a body still running a macrotask later awaits something else.
    let foreign = false;
    const watch = setImmediate(() => {
      foreign = true;
    });
    let result: T;
    try {
      result = await inside.run(true, () =>
        body({ orm: writeOrm, ahora: isoNow(), announce: (c) => void cambios.push(c) }),
      );
      if (foreign) throw new Error('A write body awaited something that is not the database');
      writer.exec('commit');
    } catch (error) {
      if (writer.inTransaction) writer.exec('rollback');
      throw error;
    } finally {
      clearImmediate(watch);
    }
    mark();
    if (cambios.length > 0) for (const listener of listeners) tell(listener, cambios);
    return result;
  }

  return {
    file,
    read: {
      orm: readOrm,
      get ahora() {
        return isoNow();
      },
    },
    write(body) {
      if (inside.getStore()) return Promise.reject(new Error('A write inside a write would wait for itself'));
      const turn = last.then(
        () => run(body),
        () => run(body),
      );
      last = turn;
      return turn;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async backup(target) {
      // Of the connection that writes: SQLite then keeps the copy current, where another's write would begin it anew.
      await writer.backup(target, { progress: () => BACKUP_PAGES });
    },
    checkpoint() {
      assertWritable();
      writer.pragma('wal_checkpoint(TRUNCATE)');
    },
    close() {
      try {
        assertWritable();
        reader.close();
        writer.pragma('wal_checkpoint(TRUNCATE)');
      } catch (error) {
        // A disk that is full, or takes no write: what stands in the log is committed, and the next start reads it there.
        process.emitWarning(error instanceof Error ? error : new Error(String(error)));
      }
      // The last to close would empty the log once more: a reader that is still there cannot, and keeps the writer from it.
      writer.close();
      reader.close();
    },
  };
}
