/** Numbers that are the same for the same seed (mulberry32). */
export type Random = {
  next: () => number;
  int: (from: number, to: number) => number;
  chance: (p: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  some: <T>(list: readonly T[], n: number) => T[];
};

export function randomOf(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('empty list');
    return item;
  };
  const some = <T>(list: readonly T[], n: number): T[] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < n && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  };
  return { next, int, chance: (p) => next() < p, pick, some };
}
