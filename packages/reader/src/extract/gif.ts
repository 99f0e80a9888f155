import { indexed, MAX_UNPACKED, type Picture, pictureOf } from './picture.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
/** Where each pass of an interlaced picture begins, and how far apart its rows stand. */
const PASSES = [
  [0, 8],
  [4, 8],
  [2, 4],
  [1, 2],
] as const;
const MOST_CODES = 4096;

/** A GIF's first picture; null for what is no GIF, or says to be bigger than any page. */
export function gifOf(file: Uint8Array): Picture | null {
  if (Buffer.from(file.subarray(0, 4)).toString('latin1') !== 'GIF8') return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const everywhere = paletteAt(file, 13, file[10] ?? 0);
  let at = 13 + everywhere.length;
  while (file[at] === EXTENSION) at = afterBlocks(file, at + 2);
  if (file[at] !== IMAGE) return null;
  const [width, height] = [view.getUint16(at + 5, true), view.getUint16(at + 7, true)];
  const flags = file[at + 9] ?? 0;
  if (width * height === 0 || width * height > MAX_UNPACKED) return null;
  const own = paletteAt(file, at + 10, flags);
  at += 10 + own.length;
  const pixels = unpack(blocksAt(file, at + 1), Math.min(8, file[at] ?? 8), width * height);
  const rows = flags & 0x40 ? inOrder(pixels, width, height) : pixels;
  const palette = own.length > 0 ? own : everywhere;
  return palette.length === 0 ? null : pictureOf({ width, height, space: indexed(palette), bits: 8, rows });
}

const paletteAt = (file: Uint8Array, at: number, flags: number): Buffer =>
  Buffer.from(file.subarray(at, at + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)));

function afterBlocks(file: Uint8Array, start: number): number {
  let at = start;
  for (let length = file[at] ?? 0; length > 0; length = file[at] ?? 0) at += 1 + length;
  return at + 1;
}

function blocksAt(file: Uint8Array, start: number): Uint8Array {
  const blocks: Uint8Array[] = [];
  let at = start;
  for (let length = file[at] ?? 0; length > 0; length = file[at] ?? 0) {
    blocks.push(file.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return Buffer.concat(blocks);
}

/** Pixels from codes that grow from `bits` + 1 to twelve bits (LZW). What a cut file does not say stays the first colour. */
function unpack(packed: Uint8Array, bits: number, size: number): Uint8Array {
  const pixels = new Uint8Array(size);
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  const before = new Uint16Array(MOST_CODES);
  const last = new Uint8Array(MOST_CODES);
  const length = new Uint16Array(MOST_CODES);
  for (let code = 0; code < clear; code++) [last[code], length[code]] = [code, 1];
  let [known, width, previous, to] = [end + 1, bits + 1, -1, 0];
  let [word, have] = [0, 0];
  for (const byte of packed) {
    word |= byte << have;
    have += 8;
    while (have >= width) {
      const code = word & ((1 << width) - 1);
      word >>>= width;
      have -= width;
      if (code === end || to >= size) return pixels;
      if (code === clear) {
        [known, width, previous] = [end + 1, bits + 1, -1];
        continue;
      }
      if (code > known || (previous < 0 && code > end)) return pixels;
      // A code that is only now made is the one before and its own first pixel once more.
      const made = code === known ? previous : code;
      const run = length[made] ?? 0;
      let first = made;
      for (let i = to + run - 1, part = made; i >= to; i--, part = before[part] ?? 0) {
        if (i < size) pixels[i] = last[part] ?? 0;
        first = part;
      }
      to += run;
      if (code === known && to < size) pixels[to++] = last[first] ?? 0;
      if (previous >= 0 && known < MOST_CODES) {
        before[known] = previous;
        last[known] = last[first] ?? 0;
        length[known] = (length[previous] ?? 0) + 1;
        known++;
        if (known === 1 << width && width < 12) width++;
      }
      previous = code;
    }
  }
  return pixels;
}

function inOrder(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(pixels.length);
  let from = 0;
  for (const [first, step] of PASSES)
    for (let y = first; y < height; y += step, from += width) rows.set(pixels.subarray(from, from + width), y * width);
  return rows;
}
