import { inflateSync } from 'node:zlib';
import { indexed, MAX_UNPACKED, type Picture, pictureOf } from './picture.ts';
import { unfilter } from './png-filter.ts';
import { inOrder } from './png-interlaced.ts';

/** Colours of a pixel, without its transparency, by type: grey, RGB, palette, and the first two transparent. */
const COLOURS: Record<number, 1 | 3> = { 0: 1, 2: 3, 3: 1, 4: 1, 6: 3 };
const TRANSPARENT = 4;
const PALETTE = 3;

/** A PNG's data goes into a PDF as it is, but for a transparent one's; an interlaced one's rows are put in order. Null for what is no PNG. */
export function pngOf(file: Uint8Array): Picture | null {
  if (file[0] !== 0x89 || file[1] !== 0x50 || file.length < 33) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bits = 0, type = 0] = [file[24], file[25]];
  const colours = COLOURS[type];
  if (colours === undefined) return null;
  const packed = Buffer.concat(chunks(file, view, 'IDAT'));
  const channels = colours + (type >= TRANSPARENT ? 1 : 0);
  const data = file[28] === 0 ? packed : inOrder(packed, width, height, channels * bits);
  if (data === null) return null;
  if (type >= TRANSPARENT) return onWhite({ width, height, colours, bytes: bits >> 3 }, data);
  const palette = Buffer.concat(chunks(file, view, 'PLTE'));
  const space = type === PALETTE ? indexed(palette) : colours === 1 ? '/DeviceGray' : '/DeviceRGB';
  const parms = `/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent ${bits}/Columns ${width}>>`;
  return { width, height, dict: `/ColorSpace${space}/BitsPerComponent ${bits}/Filter/FlateDecode${parms}`, data };
}

function chunks(file: Uint8Array, view: DataView, name: string): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at)) {
    const is = [...name].every((letter, i) => file[at + 4 + i] === letter.charCodeAt(0));
    if (is) found.push(file.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return found;
}

type Shape = { width: number; height: number; colours: 1 | 3; bytes: number };

/** What is transparent lets the paper through: black letters on nothing are what a pasted clipping often is. */
function onWhite({ width, height, colours, bytes }: Shape, packed: Uint8Array): Picture | null {
  const pixel = (colours + 1) * bytes;
  const row = width * pixel;
  if (pixel === 0 || (row + 1) * height > MAX_UNPACKED) return null;
  const rows = inflateSync(packed, { maxOutputLength: (row + 1) * height });
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    unfilter(rows, y * (row + 1), row, pixel, y === 0);
    for (let x = 0, at = y * (row + 1) + 1; x < width; x++, at += pixel) {
      const [a = 0, b = a, c = a] = [rows[at], rows[at + bytes], rows[at + 2 * bytes]];
      const shade = colours === 1 ? a : (77 * a + 150 * b + 29 * c) >> 8;
      const cover = rows[at + colours * bytes] ?? 255;
      gray[y * width + x] = 255 - ((255 - shade) * cover) / 255;
    }
  }
  return pictureOf({ width, height, space: '/DeviceGray', bits: 8, rows: gray });
}
