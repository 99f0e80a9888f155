import { indexed, MAX_UNPACKED, type Picture, pictureOf } from './picture.ts';

const FILE_HEADER = 14;
const CORE = 12;
/** Rows as they are, or with masks that nobody sets otherwise; and as runs of dots of eight or four bits. */
const PLAIN = new Set([0, 3]);
const RUNS: Record<number, number> = { 1: 8, 2: 4 };

/** A BMP file; null for what is none, and for those that say more than they hold. */
export function bmpOf(file: Uint8Array): Picture | null {
  if (file[0] !== 0x42 || file[1] !== 0x4d || file.length < FILE_HEADER + CORE) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return dibOf(file.subarray(FILE_HEADER), file.subarray(view.getUint32(10, true)));
}

/** A bitmap as Windows keeps it in memory and in metafiles: a header with its palette, and rows that end at words. */
export function dibOf(head: Uint8Array, pixels?: Uint8Array): Picture | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const size = view.getUint32(0, true);
  const old = size === CORE;
  const packing = old ? 0 : view.getUint32(16, true);
  if (!old && (size < 40 || !(PLAIN.has(packing) || packing in RUNS))) return null;
  const width = old ? view.getUint16(4, true) : view.getInt32(4, true);
  const signed = old ? view.getUint16(6, true) : view.getInt32(8, true);
  const height = Math.abs(signed);
  const bits = view.getUint16(old ? 10 : 14, true);
  const colours = bits > 8 ? 0 : (!old && view.getUint32(32, true)) || 1 << bits;
  const masks = size === 40 && packing === 3 ? 12 : 0;
  const start = size + masks + colours * (old ? 3 : 4);
  const from = pixels ?? head.subarray(start);
  const row = Math.ceil((width * bits) / 32) * 4;
  if (![1, 4, 8, 24, 32].includes(bits) || width <= 0 || height === 0 || colours > 256) return null;
  if (start > head.length || width * height > MAX_UNPACKED) return null;
  const palette = Buffer.alloc(3 * colours);
  for (let i = 0, at = size + masks; i < colours; i++, at += old ? 3 : 4)
    palette.set([head[at + 2] ?? 0, head[at + 1] ?? 0, head[at] ?? 0], 3 * i);
  if (packing in RUNS) {
    if (RUNS[packing] !== bits) return null;
    return pictureOf({ width, height, space: indexed(palette), bits: 8, rows: unpackRuns(from, width, height, bits) });
  }
  if (row * height > Math.min(from.length, MAX_UNPACKED)) return null;
  const line = (y: number) => from.subarray((signed < 0 ? y : height - 1 - y) * row);
  if (bits > 8)
    return pictureOf({ width, height, space: '/DeviceRGB', bits: 8, rows: rgbOf(line, width, height, bits) });
  const bytes = Math.ceil((width * bits) / 8);
  const rows = new Uint8Array(bytes * height);
  for (let y = 0; y < height; y++) rows.set(line(y).subarray(0, bytes), y * bytes);
  return pictureOf({ width, height, space: indexed(palette), bits, rows });
}

const END_OF_LINE = 0;
const END = 1;
const MOVE = 2;

/** Runs of one colour (of two by turns, of four bits), stretches of dots and jumps, from the bottom, as a byte a dot. */
function unpackRuns(packed: Uint8Array, width: number, height: number, bits: number): Uint8Array {
  const rows = new Uint8Array(width * height);
  let [x, y] = [0, height - 1];
  const put = (byte: number, i: number) => {
    const colour = bits === 8 ? byte : i % 2 === 0 ? byte >> 4 : byte & 15;
    if (x < width && y >= 0) rows[y * width + x] = colour;
    x++;
  };
  for (let at = 0; at + 1 < packed.length && y >= 0; at += 2) {
    const [count, value] = [packed[at] ?? 0, packed[at + 1] ?? 0];
    if (count > 0) for (let i = 0; i < count; i++) put(value, i);
    else if (value === END) break;
    else if (value === END_OF_LINE) [x, y] = [0, y - 1];
    else if (value === MOVE) {
      [x, y] = [x + (packed[at + 2] ?? 0), y - (packed[at + 3] ?? 0)];
      at += 2;
    } else {
      for (let i = 0; i < value; i++) put(packed[at + 2 + (bits === 8 ? i : i >> 1)] ?? 0, i);
      // Stretches end at words.
      at += 2 * Math.ceil((value * bits) / 16);
    }
  }
  return rows;
}

/** Blue comes first in the file. */
function rgbOf(line: (y: number) => Uint8Array, width: number, height: number, bits: number): Uint8Array {
  const rows = new Uint8Array(3 * width * height);
  const step = bits / 8;
  for (let y = 0, to = 0; y < height; y++) {
    const row = line(y);
    for (let at = 0; at < width * step; at += step, to += 3) {
      rows[to] = row[at + 2] ?? 0;
      rows[to + 1] = row[at + 1] ?? 0;
      rows[to + 2] = row[at] ?? 0;
    }
  }
  return rows;
}
