import type { RowId } from './columns.ts';

/** Further apart it is another list (a filter, an order), and not the same one with somebody more or less. */
const FAR = 50;

/**
 * By how many rows the list must be scrolled so that what stood at `at`, or the next of what stayed, does not move on
 * the screen; 0 when nothing above it came or went.
 */
export function shiftOf(before: readonly RowId[], now: readonly RowId[], at: number): number {
  const there = new Map(now.slice(0, at + FAR + 1).map((id, i) => [id, i]));
  for (let i = at; i < Math.min(before.length, at + FAR); i++) {
    const index = there.get(before[i] as RowId);
    if (index !== undefined) return Math.abs(index - i) <= FAR ? index - i : 0;
  }
  return 0;
}
