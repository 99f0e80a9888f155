import { indexed, MAX_UNPACKED, type Picture, pictureOf } from './picture.ts';

/** Ways of packing that a PDF knows too, by the number of each; 1 is none. */
const FILTERS: Record<number, string> = {
  1: '',
  2: '/CCITTFaxDecode',
  3: '/CCITTFaxDecode',
  4: '/CCITTFaxDecode',
  5: '/LZWDecode',
  7: '/DCTDecode',
  8: '/FlateDecode',
  32773: '/RunLengthDecode',
  32946: '/FlateDecode',
};
/** Bytes of a number, by its kind: only whole ones are asked for. */
const SIZES: Record<number, number> = { 1: 1, 3: 2, 4: 4, 7: 1 };
/** Of one entry: strips of one row each. */
const MAX_NUMBERS = 20_000;

const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const PACKING = 259;
const MEANING = 262;
const BIT_ORDER = 266;
const STRIPS = 273;
const CHANNELS = 277;
const ROWS = 278;
const LENGTHS = 279;
const FAX_OPTIONS = 292;
const PREDICTOR = 317;
const PALETTE = 320;
const JPEG_TABLES = 347;

const WHITE_IS_ZERO = 0;
const RGB = 2;
const INDEXED = 3;
const BRIGHTNESS_AND_COLOUR = 6;

const JPEG = 7;

/** Reads one of a directory's entries; nothing where it is missing. */
type Entry = (tag: number) => number[];

/**
 * The first page of a TIFF as the strips that it is made of, from top to bottom: each is packed in a way that a PDF
 * takes as it is. Null for what is no TIFF, and for the kinds that no scanner or fax makes.
 */
export function tiffStrips(file: Uint8Array): Picture[] | null {
  const entry = directoryOf(file);
  if (entry === null) return null;
  const one = (tag: number, usual: number) => entry(tag)[0] ?? usual;
  const [width, height] = [one(WIDTH, 0), one(HEIGHT, 0)];
  const each = Math.min(height, one(ROWS, height));
  const [channels, bits, packing] = [one(CHANNELS, 1), one(BITS, 1), one(PACKING, 1)];
  const space = spaceOf(entry, channels, bits);
  const filter = FILTERS[packing];
  if (width === 0 || each === 0 || space === null || filter === undefined || width * height > MAX_UNPACKED) return null;
  const [offsets, lengths] = [entry(STRIPS), entry(LENGTHS)];
  if (offsets.length !== Math.ceil(height / each) || lengths.length !== offsets.length) return null;
  return offsets.map((offset, i) => {
    const rows = Math.min(each, height - i * each);
    const data = withTables(entry, file.subarray(offset, offset + (lengths[i] ?? 0)));
    const dict = `${space}${filter && `/Filter${filter}`}${parmsOf(entry, packing, { width, rows, channels, bits })}`;
    return { width, height: rows, dict, data: one(BIT_ORDER, 1) === 2 ? mirrored(data) : data };
  });
}

/** Strips that were drawn dot by dot, as one picture; null when they do not fit together. */
export function joinStrips(strips: readonly { width: number; height: number; data: Uint8Array }[]): Picture | null {
  const width = strips[0]?.width ?? 0;
  if (strips.some((strip) => strip.width !== width)) return null;
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  return pictureOf({
    width,
    height,
    space: '/DeviceGray',
    bits: 8,
    rows: Buffer.concat(strips.map(({ data }) => data)),
  });
}

function directoryOf(file: Uint8Array): Entry | null {
  const order = Buffer.from(file.subarray(0, 2)).toString('latin1');
  const little = order === 'II';
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if ((!little && order !== 'MM') || file.length < 8 || view.getUint16(2, little) !== 42) return null;
  const start = view.getUint32(4, little);
  const count = view.getUint16(start, little);
  return (tag) => {
    for (let i = 0, at = start + 2; i < count; i++, at += 12) {
      if (view.getUint16(at, little) !== tag) continue;
      const size = SIZES[view.getUint16(at + 2, little)] ?? 0;
      const length = Math.min(MAX_NUMBERS, view.getUint32(at + 4, little));
      const from = size * length > 4 ? view.getUint32(at + 8, little) : at + 8;
      if (size === 0 || from + size * length > file.length) return [];
      const number = (place: number) =>
        size === 1 ? view.getUint8(place) : size === 2 ? view.getUint16(place, little) : view.getUint32(place, little);
      return Array.from({ length }, (_, n) => number(from + n * size));
    }
    return [];
  };
}

/** Colours and bits as a PDF names them; null for channels it would take for others. */
function spaceOf(entry: Entry, channels: number, bits: number): string | null {
  const meaning = entry(MEANING)[0] ?? WHITE_IS_ZERO;
  if (![1, 2, 4, 8].includes(bits) || entry(BITS).some((other) => other !== bits)) return null;
  const fax = (FILTERS[entry(PACKING)[0] ?? 1] ?? '').includes('CCITT');
  if (meaning === BRIGHTNESS_AND_COLOUR && channels === 3 && entry(PACKING)[0] === JPEG)
    return '/ColorSpace/DeviceRGB/BitsPerComponent 8';
  if (meaning === RGB && channels === 3) return `/ColorSpace/DeviceRGB/BitsPerComponent ${bits}`;
  if (channels !== 1 || meaning > INDEXED || meaning === RGB) return null;
  if (meaning !== INDEXED) {
    const negative = meaning === WHITE_IS_ZERO && !fax ? '/Decode[1 0]' : '';
    return `/ColorSpace/DeviceGray/BitsPerComponent ${bits}${negative}`;
  }
  const shades = entry(PALETTE);
  const colours = 1 << bits;
  // All reds, then all greens, then all blues, of sixteen bits each.
  const palette = Buffer.from(
    Array.from({ length: 3 * colours }, (_, i) => (shades[(i % 3) * colours + Math.floor(i / 3)] ?? 0) >> 8),
  );
  return `/ColorSpace${indexed(palette)}/BitsPerComponent ${bits}`;
}

type Shape = { width: number; rows: number; channels: number; bits: number };

function parmsOf(entry: Entry, packing: number, { width, rows, channels, bits }: Shape): string {
  if (packing >= 2 && packing <= 4) {
    const mixed = packing === 3 && ((entry(FAX_OPTIONS)[0] ?? 0) & 1) === 1;
    const kind = packing === 4 ? -1 : mixed ? 1 : 0;
    const aligned = packing === 2 ? '/EncodedByteAlign true' : '';
    const negative = (entry(MEANING)[0] ?? 0) === WHITE_IS_ZERO ? '' : '/BlackIs1 true';
    return `/DecodeParms<</K ${kind}/Columns ${width}/Rows ${rows}${aligned}${negative}>>`;
  }
  if (packing === JPEG) return (entry(MEANING)[0] ?? 0) === RGB ? '/DecodeParms<</ColorTransform 0>>' : '';
  if (entry(PREDICTOR)[0] !== 2) return '';
  return `/DecodeParms<</Predictor 2/Colors ${channels}/BitsPerComponent ${bits}/Columns ${width}>>`;
}

/** A strip packed as a JPEG lacks the tables that all of them share: they are put behind its mark. */
function withTables(entry: Entry, strip: Uint8Array): Uint8Array {
  const tables = entry(PACKING)[0] === JPEG ? entry(JPEG_TABLES) : [];
  return tables.length < 4 ? strip : Buffer.concat([Uint8Array.from(tables.slice(0, -2)), strip.subarray(2)]);
}

/** Bytes whose first bit is the lowest, the other way round. */
function mirrored(data: Uint8Array): Uint8Array {
  return Uint8Array.from(data, (byte) => {
    let other = 0;
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) other |= 0x80 >> bit;
    return other;
  });
}
