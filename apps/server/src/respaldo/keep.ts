/** How many of the newest are kept, and of how many days the last one. */
const HOURLY = 24;
const DAILY = 14;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** Folder of a backup: its instant, without what a file name may not hold everywhere. */
export const nameOf = (iso: string): string => `${iso.slice(0, 19).replaceAll(':', '-')}Z`;

/** The instant a folder's name tells, in ms; null for what is no backup. */
export const instantOf = (name: string): number | null =>
  NAME.test(name) ? Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll('-', ':')}Z`) : null;

/**
 * Name → whether it is kept at `now` (ms); what is no backup is not in it. One that is of later than now was made while the
 * clock was ahead: it takes the place of no other, and of them the newest is kept.
 */
export function keepBackups(names: readonly string[], now: number): Map<string, boolean> {
  const newest = names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
  const ahead = newest.filter((name) => (instantOf(name) ?? 0) > now);
  const past = newest.slice(ahead.length);
  const days = new Map<string, string>();
  for (const name of past) if (!days.has(name.slice(0, 10))) days.set(name.slice(0, 10), name);
  const daily = [...days.values()].slice(0, DAILY);
  const kept = new Set([...ahead.slice(0, 1), ...past.slice(0, HOURLY), ...daily]);
  return new Map(newest.map((name) => [name, kept.has(name)]));
}
