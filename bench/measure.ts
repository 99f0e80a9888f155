/** Middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? 0)) / 2;
}

/** What nineteen of twenty measurements do not exceed. */
export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** How long `work` takes, in ms. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Two things measured in turn (A B A B …) after one warm-up each, so that a machine that slows down slows both:
 * medians in ms and the median of the ratios pair by pair.
 */
export async function sideBySide(runs: number, a: () => Promise<number>, b: () => Promise<number>) {
  await a();
  await b();
  const pairs: { a: number; b: number }[] = [];
  for (let i = 0; i < runs; i++) pairs.push({ a: await a(), b: await b() });
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  };
}

export type Figure = { what: string; measured: string; against: string; ratio: string; target: string; met: boolean };

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
