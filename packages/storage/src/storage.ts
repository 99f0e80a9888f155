import type { Readable } from 'node:stream';

/**
 * The port behind which CV files live. Two drivers: `diskStorage` (the product) and `memoryStorage` (tests); both pass
 * `storage.suite.ts`.
 *
 * The upload protocol in this port's words (nothing lost, nothing half):
 *
 * ```ts
 * const staged = await storage.stage(part, { maxBytes });      // per file: tmp file, counted, hashed
 * if (staged.excess) …rechazado…                              // its tmp file is gone already
 * const tail = await storage.readStaged(staged, at, length);   // to decide the type by content
 * await storage.discard(staged);                               // refused or duplicate
 * const placed = await storage.commit(accepted);               // durable: same order as `accepted`
 * // now, and only now: one transaction for the rows of every `placed[i].ok`; then the answer
 * ```
 *
 * What is staged is committed or discarded by who staged it; what a crash leaves, staged or committed without a row, is
 * taken by `sweep`. A row without a file cannot happen.
 */
export interface Storage {
  /**
   * Streams `source` into a new tmp file, counting and hashing. Past `maxBytes` the tmp file is removed and the rest of
   * `source` is read and dropped, so that the next part of a multipart body can follow. An error of `source` (the
   * client went away) comes out unchanged, after the tmp file is removed.
   * @throws {StorageFullError} no room; the tmp file is removed.
   */
  stage(source: AsyncIterable<Uint8Array>, options: { maxBytes: number }): Promise<Staged>;

  /** Up to `length` bytes of a staged file from `position` (shorter, or empty, past its end). */
  readStaged(file: StagedFile, position: number, length: number): Promise<Uint8Array>;

  /**
   * Makes files durable under new keys: each file's fsync (begun when it was whole), then its rename, all in parallel;
   * then one fsync of the one folder that takes the whole batch. Results stand in the order given. A failed fsync is fatal for that file and is never retried (the
   * kernel may have dropped the page): its result is `ok: false` and nothing of it stays.
   */
  commit(files: readonly StagedFile[]): Promise<Placed[]>;

  /** Forgets a staged file. Safe to repeat, and after `commit`. */
  discard(file: StagedFile): Promise<void>;

  /** Bytes of a committed file, of which none is read. @throws {StoredFileMissingError} */
  size(key: string): Promise<number>;

  /** A committed file, or a part of it, as a stream. @throws {StoredFileMissingError} */
  open(key: string, part?: Part): Promise<Readable>;

  /** Gives `use` a real path that holds the file until `use` ends (for reader children). @throws {StoredFileMissingError} */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;

  /** Removes a committed file. Removing what is not there is no error: deletion is row first, file second. */
  remove(key: string): Promise<void>;

  /** Every committed key, in no order. */
  list(): AsyncIterable<string>;

  /**
   * Removes staged leftovers and committed files without a row, both older than `olderThanMs`. `referenced` is asked
   * for at most 500 keys at a time and answers those that a row names.
   */
  sweep(options: { olderThanMs: number; referenced: (keys: string[]) => Promise<ReadonlySet<string>> }): Promise<Swept>;

  /**
   * Whether uploads may still be taken: below the reserve (`reserveOf`) they are refused whole, so that the database
   * and everything else that writes little keep their room.
   */
  hasRoom(): Promise<boolean>;
}

export type StagedFile = {
  readonly excess: false;
  /** Name of the staged file; means something to its driver only. */
  readonly tmp: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** The first 4 KB (fewer when the file is shorter). */
  readonly head: Uint8Array;
};
/** A file over the limit: nothing of it is kept. `bytes` counts all that came. */
export type ExcessFile = { readonly excess: true; readonly bytes: number };
export type Staged = StagedFile | ExcessFile;

/** `key`: 24 characters of [A-Za-z0-9_-], random, never derived from what a user sent. */
export type Placed = { ok: true; key: string } | { ok: false; error: StorageError };

/** Bytes of a file from `start` to `end`, both of them in it; the first is 0. */
export type Part = { start: number; end: number };

export type Swept = { staged: number; orphans: number };

export const HEAD_BYTES = 4096;

/** The file system refused; `cause` is what it said. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}
/** No room left (ENOSPC, EDQUOT): the product answers 507. */
export class StorageFullError extends StorageError {
  override readonly name = 'StorageFullError';
}
/** No committed file has this key. */
export class StoredFileMissingError extends StorageError {
  override readonly name = 'StoredFileMissingError';
}

const RESERVE_BYTES = 1024 ** 3;

/** Room left alone on a disk of so many bytes: 1 GB, on a small disk a twentieth of it. */
export const reserveOf = (bytes: number): number => Math.min(RESERVE_BYTES, bytes / 20);

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** An error of the file system as ours; what is ours already passes through. */
export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (FULL.has(String(code))) return new StorageFullError('No room left for the file', { cause: error });
  return new StorageError(`The file system failed (${String(code ?? error)})`, { cause: error });
}

/** A file-system promise whose failure is one of ours. */
export const typed = <T>(call: Promise<T>): Promise<T> => call.catch((error) => Promise.reject(storageError(error)));
