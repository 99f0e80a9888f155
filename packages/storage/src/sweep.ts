import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskCalls } from './calls.ts';
import { FOLDERS, isKey } from './keys.ts';
import type { Swept } from './storage.ts';

/** Well under SQLite's 32,766 variables of one statement. */
export const SWEEP_KEYS = 500;

/**
 * Takes what a crash left: tmp files never committed, and files whose row never came. Both only when last written
 * before `before` (ms), so that an upload under way is never touched. One that cannot be removed stops none of the others: what it failed with is
 * thrown at the end.
 */
export async function sweepDisk(options: {
  tmp: string;
  files: string;
  before: number;
  referenced: (keys: string[]) => Promise<ReadonlySet<string>>;
  calls: DiskCalls;
}): Promise<Swept> {
  const { tmp, files, before, referenced, calls } = options;
  const swept = { staged: 0, orphans: 0 };
  const failures: unknown[] = [];
  const remove = async (path: string, kind: keyof Swept) => {
    try {
      await calls.remove(path);
      swept[kind] += 1;
    } catch (error) {
      failures.push(error);
    }
  };
  for (const name of await oldIn(tmp, before)) await remove(join(tmp, name), 'staged');
  for (const folder of FOLDERS) {
    const old = (await oldIn(join(files, folder), before)).filter(isKey);
    for (let at = 0; at < old.length; at += SWEEP_KEYS) {
      const keys = old.slice(at, at + SWEEP_KEYS);
      const kept = await referenced(keys);
      for (const key of keys) if (!kept.has(key)) await remove(join(files, folder, key), 'orphans');
    }
  }
  if (failures.length > 0) throw failures[0];
  return swept;
}

/** Names in a folder last written before an instant; one removed meanwhile is simply not there. */
async function oldIn(folder: string, before: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < before) old.push(name);
  }
  return old;
}
