import { deflateSync, inflateSync } from 'node:zlib';
import { MAX_UNPACKED } from './picture.ts';
import { unfilter } from './png-filter.ts';

/** Where each of the seven passes begins and how far apart its pixels stand: x, y, by x, by y (PNG, clause 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The data of an interlaced PNG (Adam7) as one that is not: its rows from top to bottom, packed. Null when too big. */
export function inOrder(packed: Uint8Array, width: number, height: number, bits: number): Uint8Array | null {
  const row = Math.ceil((width * bits) / 8);
  const size = (row + 1) * height;
  if (size > MAX_UNPACKED) return null;
  // Seven passes round their rows up, at most a byte and a filter a row.
  const passes = inflateSync(packed, { maxOutputLength: size + 4 * (row + height) + 1024 });
  const rows = new Uint8Array(size);
  let start = 0;
  for (const [left, top, dx, dy] of PASSES) {
    const across = Math.ceil((width - left) / dx);
    const down = Math.ceil((height - top) / dy);
    if (across <= 0 || down <= 0) continue;
    const length = Math.ceil((across * bits) / 8);
    for (let j = 0; j < down; j++, start += length + 1) {
      unfilter(passes, start, length, Math.max(1, bits >> 3), j === 0);
      const to = (top + j * dy) * (row + 1) + 1;
      for (let i = 0; i < across; i++) copyPixel(passes, start + 1, i, rows, to, left + i * dx, bits);
    }
  }
  return deflateSync(rows, { level: 1 });
}

/** One pixel of `bits` bits from place `i` of a row to place `x` of another. */
function copyPixel(
  from: Uint8Array,
  at: number,
  i: number,
  to: Uint8Array,
  row: number,
  x: number,
  bits: number,
): void {
  if (bits >= 8) {
    const bytes = bits >> 3;
    for (let k = 0; k < bytes; k++) to[row + x * bytes + k] = from[at + i * bytes + k] ?? 0;
    return;
  }
  const mask = (1 << bits) - 1;
  const value = ((from[at + ((i * bits) >> 3)] ?? 0) >> (8 - bits - ((i * bits) & 7))) & mask;
  const place = row + ((x * bits) >> 3);
  to[place] = (to[place] ?? 0) | (value << (8 - bits - ((x * bits) & 7)));
}
