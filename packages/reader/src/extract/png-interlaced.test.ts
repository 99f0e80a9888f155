import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inOrder } from './png-interlaced.ts';

/** The pass, from 1 to 7, that each pixel of a square of eight belongs to (PNG, clause 8.2). */
const ADAM7 = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'];

/** Rows of pixels of `bits` bits, each row behind a filter of none. */
function rowsOf(pixels: readonly (readonly number[])[], bits: number): Buffer {
  return Buffer.concat(
    pixels.map((row) => {
      const text = row.map((pixel) => pixel.toString(2).padStart(bits, '0')).join('');
      const bytes = text.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
      return Buffer.from([0, ...bytes]);
    }),
  );
}

test.each([
  [13, 9, 1],
  [13, 9, 2],
  [9, 17, 4],
  [13, 9, 8],
  [3, 5, 24],
  [1, 1, 16],
])('a picture of %i by %i pixels of %i bits comes out as it went in', (width, height, bits) => {
  const pixels = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (x * 7919 + y * 104_729 + 3) % 2 ** bits),
  );
  const passes = '1234567'.split('').map((pass) => {
    const rows = pixels.map((row, y) => row.filter((_, x) => ADAM7[y % 8]?.[x % 8] === pass));
    return rowsOf(
      rows.filter((row) => row.length > 0),
      bits,
    );
  });
  const read = inOrder(deflateSync(Buffer.concat(passes)), width, height, bits);
  expect(inflateSync(read ?? new Uint8Array(0))).toEqual(rowsOf(pixels, bits));
});

test('one too big to unpack is none', () => {
  expect(inOrder(deflateSync(Buffer.alloc(10)), 100_000, 100_000, 24)).toBeNull();
});
