/** The time of a test: it stands still until it is moved. */
export type Clock = { now(): number; advance(ms: number): void; set(instant: string): void };

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function testClock(start = '2026-03-10T15:00:00.000Z'): Clock {
  let ms = Date.parse(start);
  return {
    now: () => ms,
    advance: (by) => {
      ms += by;
    },
    set: (instant) => {
      ms = Date.parse(instant);
    },
  };
}
