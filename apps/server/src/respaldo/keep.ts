/** How many of the newest are kept, and of how many days the last one. */
const HOURLY = 24;
const DAILY = 14;

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** Folder of a backup: its instant, without what a file name may not hold everywhere. */
export const nameOf = (iso: string): string => `${iso.slice(0, 19).replaceAll(':', '-')}Z`;

/** The instant a folder's name tells, in ms; null for what is no backup. */
export const instantOf = (name: string): number | null =>
  NAME.test(name) ? Date.parse(`${name.slice(0, 10)}T${name.slice(11, 19).replaceAll('-', ':')}Z`) : null;

/** Name → whether it is kept; what is no backup is not in it. */
export function keepBackups(names: readonly string[]): Map<string, boolean> {
  const newest = names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
  const days = new Map<string, string>();
  for (const name of newest) if (!days.has(name.slice(0, 10))) days.set(name.slice(0, 10), name);
  const daily = new Set([...days.values()].slice(0, DAILY));
  return new Map(newest.map((name, i) => [name, i < HOURLY || daily.has(name)]));
}
