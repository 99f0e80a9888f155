import { readFileSync } from 'node:fs';

/** Linux counts in pages of 4 KB on every machine Node is published for, but for some arm64 of 16 or 64 KB. */
const PAGE = 4096;

/** Resident bytes of a process; null where the system does not tell (not Linux, or it is gone). */
export function residentBytes(pid: number): number | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE : null;
  } catch {
    return null;
  }
}
