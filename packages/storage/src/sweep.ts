import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskCalls } from './calls.ts';
import { FOLDERS, isKey } from './keys.ts';
import type { Swept } from './storage.ts';

/** Well under SQLite's 32,766 variables of one statement. */
export const SWEEP_KEYS = 500;

/**
 * Takes what a crash left: tmp files never committed, and files whose row never came. Both only when last written
 * before `before` (ms), so that an upload under way is never touched.
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
  for (const name of await oldIn(tmp, before)) {
    await calls.remove(join(tmp, name));
    swept.staged += 1;
  }
  for (const folder of FOLDERS) {
    const old = (await oldIn(join(files, folder), before)).filter(isKey);
    for (let at = 0; at < old.length; at += SWEEP_KEYS) {
      const keys = old.slice(at, at + SWEEP_KEYS);
      const kept = await referenced(keys);
      for (const key of keys) {
        if (kept.has(key)) continue;
        await calls.remove(join(files, folder, key));
        swept.orphans += 1;
      }
    }
  }
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
