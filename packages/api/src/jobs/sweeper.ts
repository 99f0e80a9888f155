import type { Database } from '@recluta/db';
import { deleteEndedSessions, forgetActions, forgetContacts, referencedFiles } from '@recluta/db/system';
import { DIAS_CONTACTO, PLAZO_DESHACER_MS } from '@recluta/domain';
import type { Ledger, Storage } from '@recluta/storage';
import { ABSOLUTE_MS, IDLE_MS } from '../areas/sesion/sesiones.ts';
import { sweepBin } from './sweep-bin.ts';
import { sweepRetention } from './sweep-retention.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;

type Parts = { db: Database; storage: Storage; ledger: Ledger; now(): number };

/** Erases the contactos whose time to be kept is over. */
export const sweepContacts = ({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> =>
  db.write((tx) => forgetContacts(tx, new Date(now() - DIAS_CONTACTO * DAY_MS).toISOString()));

/** Cvs of actions forgotten in one transaction: others write in between. */
const FORGOTTEN = 2_000;

/** Forgets what can no longer be undone. */
export async function sweepActions({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - PLAZO_DESHACER_MS).toISOString();
  while (!(await db.write((tx) => forgetActions(tx, before, FORGOTTEN))));
}

/** Deletes the sessions that have ended: whoever does not come back leaves theirs behind. */
export const sweepSessions = ({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> => {
  const ago = (span: number) => new Date(now() - span).toISOString();
  return db.write((tx) => deleteEndedSessions(tx, { creada_en: ago(ABSOLUTE_MS), usada_en: ago(IDLE_MS) }));
};

/**
 * Takes, now and every hour, the files that a crash left without a row for a day, and whatever is past its time: contactos,
 * what can be undone, sessions, the papelera, people whose time is over.
 * Returns what stops it.
 */
export function startSweeper(parts: Parts, log: (error: unknown) => void): () => void {
  const { db, storage } = parts;
  const sweep = () => {
    void storage
      .sweep({ olderThanMs: DAY_MS, referenced: (keys) => referencedFiles(db.read, keys) })
      .catch((error: unknown) => log(error));
    for (const work of [sweepContacts, sweepActions, sweepSessions, sweepBin, sweepRetention])
      void work(parts).catch((error: unknown) => log(error));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
