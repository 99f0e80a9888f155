/** The time of a test: it stands still until it is moved. */
export type Clock = {
  now(): number;
  /** The monotonic clock of the process, which nobody sets. */
  elapsed(): number;
  /** Time passes. */
  advance(ms: number): void;
  /** Somebody sets the clock, ahead or back; no time passes. */
  jump(ms: number): void;
  set(instant: string): void;
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function testClock(start = '2026-03-10T15:00:00.000Z'): Clock {
  let ms = Date.parse(start);
  let passed = 0;
  return {
    now: () => ms,
    elapsed: () => passed,
    advance: (by) => {
      ms += by;
      passed += by;
    },
    jump: (by) => {
      ms += by;
    },
    set: (instant) => {
      ms = Date.parse(instant);
    },
  };
}
