/** So many calls of one key within a window, in memory: a restart forgives. */
export type RateLimit = {
  /** Counts a call: 0 when it may go on, else the seconds to wait before another try. */
  take(key: string): number;
};

/** Keys kept; the oldest go first, so that made-up addresses cannot fill the memory. */
const MAX_KEYS = 10_000;

export function createRateLimit(now: () => number, options: { most: number; windowMs: number }): RateLimit {
  const { most, windowMs } = options;
  const calls = new Map<string, number[]>();
  return {
    take(key) {
      const recent = (calls.get(key) ?? []).filter((at) => at > now() - windowMs);
      const [first = 0] = recent;
      if (recent.length >= most) return Math.max(1, Math.ceil((first + windowMs - now()) / 1000));
      calls.delete(key);
      calls.set(key, [...recent, now()]);
      const oldest = calls.keys().next();
      if (calls.size > MAX_KEYS && !oldest.done) calls.delete(oldest.value);
      return 0;
    },
  };
}
