import { remember } from './remember.ts';

/** So many calls of one key within a window, in memory: a restart forgives. */
export type RateLimit = {
  /** Counts a call: 0 when it may go on, else the seconds to wait before another try. */
  take(key: string): number;
};

export function createRateLimit(now: () => number, options: { most: number; windowMs: number }): RateLimit {
  const { most, windowMs } = options;
  const calls = new Map<string, number[]>();
  return {
    take(key) {
      const recent = (calls.get(key) ?? []).filter((at) => at > now() - windowMs);
      const [first = 0] = recent;
      if (recent.length >= most) return Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
      remember(calls, key, [...recent, now()]);
      return 0;
    },
  };
}
