import { readdir } from 'node:fs/promises';
import type { Database } from '@recluta/db';
import { makeBackup } from './backup.ts';
import { instantOf } from './keep.ts';
import { placesOf } from './places.ts';

const HOUR_MS = 3_600_000;
/** How often it is looked whether an hour has gone by: also after a restart, or a night asleep. */
const LOOK_MS = 300_000;

type Options = { db: Database; data: string; now: () => number; log: (error: unknown) => void };

/** Instant of the newest backup, ms; 0 when there is none. */
export async function lastBackup(data: string): Promise<number> {
  const names = await readdir(placesOf(data).backups).catch(() => []);
  return Math.max(0, ...names.map((name) => instantOf(name) ?? 0));
}

/** A backup every hour while the program runs. Returns what stops it and waits for one under way. */
export function startBackups({ db, data, now, log }: Options): () => Promise<void> {
  let under: Promise<unknown> | null = null;
  const look = async () => {
    if (now() - (await lastBackup(data)) < HOUR_MS) return;
    await makeBackup({ data, now, copy: (target) => db.backup(target) });
  };
  const timer = setInterval(() => {
    under ??= look()
      .catch(log)
      .finally(() => {
        under = null;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
}
