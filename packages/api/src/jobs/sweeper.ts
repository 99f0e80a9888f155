import type { Database } from '@recluta/db';
import { forgetContacts, referencedFiles } from '@recluta/db/system';
import { DIAS_CONTACTO } from '@recluta/domain';
import type { Storage } from '@recluta/storage';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

type Parts = { db: Database; storage: Storage; now(): number };

/** Erases the contactos whose time to be kept is over. */
export const sweepContacts = ({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> =>
  db.write((tx) => forgetContacts(tx, new Date(now() - DIAS_CONTACTO * DAY_MS).toISOString()));

/**
 * Takes, now and every hour, the files that a crash left without a row for a day, and the contactos past their time.
 * Returns what stops it.
 */
export function startSweeper(parts: Parts, log: (error: unknown) => void): () => void {
  const { db, storage } = parts;
  const sweep = () => {
    void storage
      .sweep({ olderThanMs: DAY_MS, referenced: (keys) => referencedFiles(db.read, keys) })
      .catch((error: unknown) => log(error));
    void sweepContacts(parts).catch((error: unknown) => log(error));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
