import { expect, it } from 'vitest';
import type { Gray } from './gray.ts';
import { softened } from './soften.ts';

const SIDE = 200;
const page = (shadeAt: (x: number, y: number) => number): Gray => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, i) => shadeAt(i % SIDE, Math.floor(i / SIDE))),
});

it('scattered dots of a fax become the shade that they stand for', () => {
  const { data } = softened(page((x, y) => (y < 40 && (x + y) % 2 === 0 ? 0 : 255)));
  const shades = Array.from(data.subarray(20 * SIDE + 10, 20 * SIDE + 190));
  expect(Math.min(...shades)).toBeGreaterThan(110);
  expect(Math.max(...shades)).toBeLessThan(145);
  expect(data[100 * SIDE + 100]).toBe(255);
});

it('a page in shades stays as it is, and so does an empty one', () => {
  for (const image of [page((x) => (x % 10 === 0 ? 40 : 230)), page(() => 255)]) expect(softened(image)).toBe(image);
});
