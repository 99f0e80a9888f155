import type { Shot } from './engine.ts';

const SHORT = 3;
const LONG = 4;
const FRACTION = 5;
const HEAD = 8;
/** Entries of a page's directory, and the bytes that these and the page's resolution take. */
const ENTRIES = 11;
const DIRECTORY = 2 + 12 * ENTRIES + 4;
const RESOLUTION = 8;

/**
 * Pictures as the pages of one TIFF, each with its own resolution. Tesseract reads such a file from its input page by
 * page, and row by row: a PGM it reads byte by byte, and holds but one picture.
 */
export function tiffOf(shots: readonly Shot[]): Buffer {
  const sizes = shots.map(({ image }) => DIRECTORY + RESOLUTION + image.data.length + (image.data.length & 1));
  const file = Buffer.alloc(sizes.reduce((sum, size) => sum + size, HEAD));
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(HEAD, 4);
  let at = HEAD;
  shots.forEach(({ image, dpi }, i) => {
    const resolution = at + DIRECTORY;
    const entries: readonly (readonly [number, number, number])[] = [
      [256, LONG, image.width],
      [257, LONG, image.height],
      [258, SHORT, 8],
      [259, SHORT, 1],
      [262, SHORT, 1],
      [273, LONG, resolution + RESOLUTION],
      [278, LONG, image.height],
      [279, LONG, image.data.length],
      [282, FRACTION, resolution],
      [283, FRACTION, resolution],
      [296, SHORT, 2],
    ];
    file.writeUInt16LE(ENTRIES, at);
    entries.forEach(([tag, type, value], n) => {
      const entry = at + 2 + 12 * n;
      file.writeUInt16LE(tag, entry);
      file.writeUInt16LE(type, entry + 2);
      file.writeUInt32LE(1, entry + 4);
      file.writeUInt32LE(value, entry + 8);
    });
    file.writeUInt32LE(Math.round(dpi), resolution);
    file.writeUInt32LE(1, resolution + 4);
    file.set(image.data, resolution + RESOLUTION);
    const next = at + (sizes[i] ?? 0);
    if (i + 1 < shots.length) file.writeUInt32LE(next, at + DIRECTORY - 4);
    at = next;
  });
  return file;
}
