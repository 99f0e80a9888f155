import { indexed, MAX_UNPACKED, type Picture, pictureOf } from './picture.ts';
import { narrowedParts } from './tiff-samples.ts';

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
const TILE_WIDTH = 322;
const TILE_HEIGHT = 323;
const TILES = 324;
const TILE_LENGTHS = 325;
const FAX_OPTIONS = 292;
const PREDICTOR = 317;
const PALETTE = 320;
const JPEG_TABLES = 347;

const WHITE_IS_ZERO = 0;
const RGB = 2;
const INDEXED = 3;
const BRIGHTNESS_AND_COLOUR = 6;

const JPEG = 7;
/** `I`, of which a file in little-endian order has two at its beginning. */
const LITTLE = 0x49;

/** Reads one of a directory's entries; nothing where it is missing. */
type Entry = (tag: number) => number[];

/** A picture in strips or tiles of one width, so many beside one another, row by row from the top left. */
export type Parts = { width: number; height: number; across: number; parts: Picture[] };

/**
 * The first page of a TIFF as the parts that it is made of: each is packed in a way that a PDF takes as it is, or made
 * so. Null for what is no TIFF, and for the kinds that no scanner or fax makes.
 */
export function tiffParts(file: Uint8Array): Parts | null {
  const entry = directoryOf(file);
  if (entry === null) return null;
  const one = (tag: number, usual: number) => entry(tag)[0] ?? usual;
  const [width, height] = [one(WIDTH, 0), one(HEIGHT, 0)];
  const tiled = entry(TILE_WIDTH).length > 0;
  const each = tiled ? one(TILE_HEIGHT, 0) : Math.min(height, one(ROWS, height));
  const wide = tiled ? one(TILE_WIDTH, 0) : width;
  if (width === 0 || wide === 0 || each === 0 || width * height > MAX_UNPACKED) return null;
  if (wide * each > MAX_UNPACKED) return null;
  const across = Math.ceil(width / wide);
  const [offsets, lengths] = tiled ? [entry(TILES), entry(TILE_LENGTHS)] : [entry(STRIPS), entry(LENGTHS)];
  if (offsets.length !== across * Math.ceil(height / each) || lengths.length !== offsets.length) return null;
  const packed = offsets.map((offset, i) => ({
    data: file.subarray(offset, offset + (lengths[i] ?? 0)),
    rows: tiled ? each : Math.min(each, height - i * each),
  }));
  const [channels, bits, packing] = [one(CHANNELS, 1), one(BITS, 1), one(PACKING, 1)];
  const pictures = isPlain(bits, channels, one(MEANING, WHITE_IS_ZERO))
    ? plainParts(entry, packed, wide)
    : narrowedParts(packed, {
        width: wide,
        channels,
        bits,
        packing,
        negative: one(MEANING, 0) === WHITE_IS_ZERO,
        predicted: one(PREDICTOR, 1) === 2,
        little: file[0] === LITTLE,
      });
  return pictures && { width, height, across, parts: pictures };
}

type Packed = { data: Uint8Array; rows: number };

/** Whether a PDF knows such dots: of so many bits, and without transparency. */
const isPlain = (bits: number, channels: number, meaning: number): boolean =>
  bits <= 8 && channels === (meaning === RGB || meaning === BRIGHTNESS_AND_COLOUR ? 3 : 1);

function plainParts(entry: Entry, packed: readonly Packed[], width: number): Picture[] | null {
  const one = (tag: number, usual: number) => entry(tag)[0] ?? usual;
  const [channels, bits, packing] = [one(CHANNELS, 1), one(BITS, 1), one(PACKING, 1)];
  const space = spaceOf(entry, channels, bits);
  const filter = FILTERS[packing];
  if (space === null || filter === undefined) return null;
  return packed.map(({ data: bare, rows }) => {
    const data = withTables(entry, bare);
    const dict = `${space}${filter && `/Filter${filter}`}${parmsOf(entry, packing, { width, rows, channels, bits })}`;
    return { width, height: rows, dict, data: one(BIT_ORDER, 1) === 2 ? mirrored(data) : data };
  });
}

/** Parts that were drawn dot by dot, as one picture; null when they do not fit together. */
export function joinParts(
  { width, height, across }: Omit<Parts, 'parts'>,
  drawn: readonly { width: number; height: number; data: Uint8Array }[],
): Picture | null {
  const wide = drawn[0]?.width ?? 0;
  const high = drawn[0]?.height ?? 0;
  if (wide * across < width || drawn.some((part) => part.width !== wide)) return null;
  const rows = new Uint8Array(width * height);
  drawn.forEach(({ data, height: own }, i) => {
    const [left, top] = [(i % across) * wide, Math.floor(i / across) * high];
    const used = Math.min(wide, width - left);
    for (let y = 0; y < Math.min(own, height - top); y++)
      rows.set(data.subarray(y * wide, y * wide + used), (top + y) * width + left);
  });
  return pictureOf({ width, height, space: '/DeviceGray', bits: 8, rows });
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
