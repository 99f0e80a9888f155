import type { Database } from '@recluta/db';
import { referencedFiles } from '@recluta/db/system';
import type { Storage } from '@recluta/storage';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

/** Takes, now and every hour, the files that a crash left without a row for a day. Returns what stops it. */
export function startSweeper(db: Database, storage: Storage, log: (error: unknown) => void): () => void {
  const sweep = () =>
    void storage
      .sweep({ olderThanMs: DAY_MS, referenced: (keys) => referencedFiles(db.read, keys) })
      .catch((error: unknown) => log(error));
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
