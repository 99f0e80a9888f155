import { readdir } from 'node:fs/promises';
import { type Database, proveWritable } from '@recluta/db';
import { makeBackup } from './backup.ts';
import { instantOf } from './keep.ts';
import { placesOf } from './places.ts';
import { lastProof, proveBackup } from './proof.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How often it is looked whether an hour has gone by: also after a restart, or a night asleep. */
const LOOK_MS = 300_000;

type Options = {
  db: Database;
  data: string;
  /** The operator's commands: one restores a backup to prove it. */
  cli: string;
  now: () => number;
  log: (error: unknown) => void;
};

/**
 * Instant of the newest backup, ms; 0 when there is none. One of later than now was made while the clock was ahead, and
 * would put off the next one until then.
 */
export async function lastBackup(data: string, now: number): Promise<number> {
  const names = await readdir(placesOf(data).backups).catch(() => []);
  return Math.max(0, ...names.map((name) => instantOf(name) ?? 0).filter((instant) => instant <= now));
}

/**
 * A backup every hour while the program runs, and one a day restored to prove it. Returns what stops it and waits for one
 * under way.
 */
export function startBackups({ db, data, cli, now, log }: Options): () => Promise<void> {
  let under: Promise<unknown> | null = null;
  const stopping = new AbortController();
  const look = async () => {
    if (now() - (await lastBackup(data, now())) < HOUR_MS) return;
    // Where the data folder is gone, a copy would make another in its place.
    await proveWritable(db);
    const { folder } = await makeBackup({ data, now, copy: (target) => db.backup(target) });
    const proven = await lastProof(data);
    if (proven && Math.abs(now() - Date.parse(proven.en)) < DAY_MS) return;
    const { problemas } = await proveBackup({ data, folder, cli, now, signal: stopping.signal });
    if (problemas.length > 0) throw new Error(`The backup ${folder} cannot be restored: ${problemas.join(', ')}`);
  };
  const timer = setInterval(() => {
    under ??= look()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log(error);
      })
      .finally(() => {
        under = null;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await under;
  };
}
