import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openRenderer } from './pdfium.ts';
import { picturesPdf } from './pictures-pdf.ts';

const SIDE = 720;
/** What every picture shows: black but for its lower half, which is white. */
const isWhite = (y: number) => y >= SIDE / 2;

/** The shades, on its page, of a picture's upper and lower half; null when it becomes none. */
async function halves(file: Uint8Array): Promise<(number | undefined)[] | null> {
  const pdf = await picturesPdf([file]);
  if (pdf === null) return null;
  const renderer = await openRenderer(pdf.bytes);
  const { width, height, data } = renderer.render(0, 72);
  renderer.close();
  return [data[width * 100 + 300], data[width * (height - 100) + 300]];
}
const BLACK_ABOVE = [0, 255];

const u16 = (n: number) => [n & 255, (n >> 8) & 255];
const u32 = (n: number) => [...u16(n), ...u16(n >>> 16)];

/** Header, colours and rows of a bitmap of Windows, from the bottom up. */
function dib(bits: number, pixel: (white: boolean) => number[], palette: number[] = []): Buffer {
  const row = Math.ceil((SIDE * bits) / 32) * 4;
  const rows = Buffer.alloc(row * SIDE);
  for (let y = 0; y < SIDE; y++) {
    const bytes = pixel(isWhite(SIDE - 1 - y));
    for (let at = 0; at < Math.floor((SIDE * bits) / 8); at++) rows[y * row + at] = bytes[at % bytes.length] ?? 0;
  }
  const head = [...u32(40), ...u32(SIDE), ...u32(SIDE), ...u16(1), ...u16(bits), ...u32(0), ...Array(20).fill(0)];
  return Buffer.concat([Buffer.from([...head, ...palette]), rows]);
}
const TWO = [255, 255, 255, 0, 0, 0, 0, 0];
const colours = (n: number) => [...TWO, ...Array(4 * (n - 2)).fill(0)];

const bmp = (map: Buffer, colors: number) =>
  Buffer.concat([Buffer.from(['BM'.charCodeAt(0), 77, ...u32(0), ...u32(0), ...u32(14 + 40 + 4 * colors)]), map]);

describe('a bitmap of Windows becomes a page', () => {
  it.each([
    [
      'of two colours',
      bmp(
        dib(1, (white) => [white ? 0 : 0xff], TWO),
        2,
      ),
    ],
    [
      'of sixteen',
      bmp(
        dib(4, (white) => [white ? 0 : 0x11], colours(16)),
        16,
      ),
    ],
    [
      'of few',
      bmp(
        dib(8, (white) => [white ? 0 : 1], colours(256)),
        256,
      ),
    ],
    [
      'of all',
      bmp(
        dib(24, (white) => (white ? [255, 255, 255] : [0, 0, 0])),
        0,
      ),
    ],
    [
      'of all, and transparency',
      bmp(
        dib(32, (white) => (white ? [255, 255, 255, 0] : [0, 0, 0, 0])),
        0,
      ),
    ],
  ])('%s', async (_, file) => expect(await halves(file)).toEqual(BLACK_ABOVE));

  /** Every line as runs, but for the last, which is a stretch of dots one by one. */
  const packedDib = (bits: 8 | 4): Buffer => {
    const plain = dib(bits, () => [0], colours(1 << bits)).subarray(0, 40 + (4 << bits));
    const head = Buffer.from(plain);
    head.writeUInt32LE(bits === 8 ? 1 : 2, 16);
    const line = (black: boolean) => {
      const colour = black ? (bits === 8 ? 1 : 0x11) : 0;
      return [...[240, 240, 234].flatMap((count) => [count, colour]), 0, 6, ...Array(bits === 8 ? 6 : 4).fill(colour)];
    };
    const lines = Array.from({ length: SIDE }, (_, y) => [...line(!isWhite(SIDE - 1 - y)), 0, 0]);
    return Buffer.concat([head, Buffer.from([...lines.flat(), 0, 1])]);
  };

  it.each([
    [8, 256],
    [4, 16],
  ] as const)('packed in runs of %d bits', async (bits, count) => {
    expect(await halves(bmp(packedDib(bits), count))).toEqual(BLACK_ABOVE);
  });

  it('painted by an EMF', async () => {
    const map = dib(24, (white) => (white ? [255, 255, 255] : [0, 0, 0]));
    const fields = [...Array(40).fill(0), ...u32(80), ...u32(40), ...u32(120), ...u32(map.length - 40)];
    const record = Buffer.concat([
      Buffer.from([...u32(81), ...u32(80 + map.length + 40), ...fields]),
      Buffer.alloc(16),
      map.subarray(0, 40),
      map.subarray(40),
      Buffer.alloc(40),
    ]);
    const header = Buffer.concat([
      Buffer.from([...u32(1), ...u32(88), ...Array(32).fill(0)]),
      Buffer.from(' EMF'),
      Buffer.alloc(44),
    ]);
    expect(await halves(Buffer.concat([header, record]))).toEqual(BLACK_ABOVE);
  });

  it('painted by a WMF', async () => {
    const map = dib(24, (white) => (white ? [255, 255, 255] : [0, 0, 0]));
    const record = Buffer.concat([Buffer.from([...u32((28 + map.length) / 2), ...u16(0x0f43)]), Buffer.alloc(22), map]);
    const placeable = Buffer.from([...u32(0x9ac6cdd7), ...Array(18).fill(0)]);
    const header = Buffer.from([...u16(1), ...u16(9), ...Array(14).fill(0)]);
    expect(await halves(Buffer.concat([placeable, header, record]))).toEqual(BLACK_ABOVE);
  });
});

/** A GIF whose codes are never more than nine bits wide: the table is cleared before it grows. */
function gif(interlaced: boolean): Buffer {
  const order = interlaced
    ? [
        [0, 8],
        [4, 8],
        [2, 4],
        [1, 2],
      ].flatMap(([first = 0, step = 1]) =>
        Array.from({ length: Math.ceil((SIDE - first) / step) }, (_, i) => first + i * step),
      )
    : Array.from({ length: SIDE }, (_, y) => y);
  const codes = order.flatMap((y) =>
    Array.from({ length: SIDE }, (_, x) => (x % 200 === 0 ? [256, isWhite(y) ? 1 : 0] : [isWhite(y) ? 1 : 0])).flat(),
  );
  const bytes: number[] = [];
  let [word, have] = [0, 0];
  for (const code of [...codes, 257]) {
    word |= code << have;
    for (have += 9; have >= 8; have -= 8, word >>>= 8) bytes.push(word & 255);
  }
  bytes.push(word & 255);
  const blocks: number[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  const size = [...u16(SIDE), ...u16(SIDE)];
  const palette = [0, 0, 0, 255, 255, 255];
  const image = [0x2c, ...u16(0), ...u16(0), ...size, interlaced ? 0x40 : 0, 8, ...blocks, 0, 0x3b];
  return Buffer.from([...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, ...palette, ...image]);
}

describe('a GIF becomes a page', () => {
  it.each([
    ['with its rows in order', false],
    ['interlaced', true],
  ])('%s', async (_, interlaced) => expect(await halves(gif(interlaced))).toEqual(BLACK_ABOVE));
});

type Tiff = {
  bits: number;
  packing: number;
  meaning: number;
  each?: number;
  channels?: number;
  big?: boolean;
  tables?: number[];
  /** Width and height of the tiles; it is in strips without. */
  tile?: readonly [number, number];
  predictor?: number;
};

/** A TIFF of these strips. */
function tiff(
  { bits, packing, meaning, each = SIDE, channels = 1, big = false, tables = [], tile, predictor = 1 }: Tiff,
  strips: Uint8Array[],
): Buffer {
  const numbers: [tag: number, values: number[]][] = [
    [256, [SIDE]],
    [257, [SIDE]],
    [258, [bits]],
    [259, [packing]],
    [262, [meaning]],
    [tile ? 324 : 273, strips.map((_, i) => 8 + strips.slice(0, i).reduce((sum, strip) => sum + strip.length, 0))],
    [277, [channels]],
    [278, [each]],
    [tile ? 325 : 279, strips.map((strip) => strip.length)],
    [317, [predictor]],
    ...(tile
      ? ([
          [322, [tile[0]]],
          [323, [tile[1]]],
        ] as [number, number[]][])
      : []),
    ...(tables.length > 0 ? ([[347, tables]] as [number, number[]][]) : []),
  ];
  const data = Buffer.concat(strips);
  const long = (n: number) => (big ? u32(n).reverse() : u32(n));
  const short = (n: number) => (big ? u16(n).reverse() : u16(n));
  const after = 8 + data.length + 2 + 12 * numbers.length + 4;
  const outside: number[] = [];
  const entries = numbers.flatMap(([tag, values]) => {
    const at = after + outside.length;
    if (values.length > 1) outside.push(...values.flatMap(long));
    return [...short(tag), ...short(4), ...long(values.length), ...long(values.length > 1 ? at : (values[0] ?? 0))];
  });
  const head = [...Buffer.from(big ? 'MM' : 'II'), ...short(42), ...long(8 + data.length)];
  const tail = [...short(numbers.length), ...entries, ...long(0), ...outside];
  return Buffer.concat([Buffer.from(head), data, Buffer.from(tail)]);
}

const rows = (bytes: number, white: number, from = 0, to = SIDE): Buffer =>
  Buffer.concat(
    Array.from({ length: to - from }, (_, y) => Buffer.alloc(bytes, isWhite(from + y) ? white : 255 - white)),
  );

/** Runs of one byte, as Macs pack them. */
const runs = (data: Buffer): Buffer => {
  const packed: number[] = [];
  for (let at = 0; at < data.length; at += 90) packed.push(257 - 90, data[at] ?? 0);
  return Buffer.from(packed);
};

/** The mean shade of a PDF's first page. */
async function shadeOf(bytes: Uint8Array): Promise<number> {
  const renderer = await openRenderer(bytes);
  const { data } = renderer.render(0, 72);
  renderer.close();
  return data.reduce((sum, shade) => sum + shade, 0) / data.length;
}

/** Dots of these bytes in the lower half, of none in the upper. */
const halvesOf = (width: number, dot: number[]): Buffer =>
  Buffer.concat([
    Buffer.alloc((width * dot.length * SIDE) / 2),
    Buffer.from(
      Array((width * SIDE) / 2)
        .fill(dot)
        .flat(),
    ),
  ]);

/** White rows that say so once, at their beginning. */
function steps(): Buffer {
  const bytes = Buffer.alloc(2 * SIDE * SIDE);
  for (let y = SIDE / 2; y < SIDE; y++) bytes.writeUInt16LE(0xff00, 2 * y * SIDE);
  return bytes;
}

describe('a TIFF becomes a page', () => {
  it.each([
    ['in grey', tiff({ bits: 8, packing: 1, meaning: 1 }, [rows(SIDE, 255)])],
    ['of two colours, white being 0', tiff({ bits: 1, packing: 1, meaning: 0, big: true }, [rows(SIDE / 8, 0)])],
    ['in colours', tiff({ bits: 8, packing: 1, meaning: 2, channels: 3 }, [rows(3 * SIDE, 255)])],
    ['packed in runs', tiff({ bits: 1, packing: 32773, meaning: 1 }, [runs(rows(SIDE / 8, 255))])],
    [
      'deflated, in strips',
      tiff(
        { bits: 8, packing: 8, meaning: 1, each: 240 },
        [0, 240, 480].map((from) => deflateSync(rows(SIDE, 255, from, from + 240))),
      ),
    ],
    [
      'in tiles that reach beyond it',
      tiff(
        { bits: 8, packing: 8, meaning: 1, tile: [512, 240] },
        [0, 240, 480].flatMap((from) => [0, 1].map(() => deflateSync(rows(512, 255, from, from + 240)))),
      ),
    ],
    ['of sixteen bits', tiff({ bits: 16, packing: 1, meaning: 1 }, [halvesOf(SIDE, [0, 255])])],
    [
      'of sixteen bits, the high one first',
      tiff({ bits: 16, packing: 1, meaning: 1, big: true }, [halvesOf(SIDE, [255, 0])]),
    ],
    [
      'of sixteen bits, told by what changes',
      tiff({ bits: 16, packing: 8, meaning: 1, predictor: 2 }, [deflateSync(steps())]),
    ],
    [
      'in colours with transparency',
      tiff({ bits: 8, packing: 1, meaning: 2, channels: 4 }, [halvesOf(SIDE, [255, 255, 255, 0])]),
    ],
  ])('%s', async (_, file) => expect(await halves(file)).toEqual(BLACK_ABOVE));

  it('as faxes are packed (CCITT group 4)', async () => {
    const fixture = readFileSync(new URL('../../fixtures/pictures/fax.pdf', import.meta.url));
    const start = fixture.indexOf('stream', fixture.indexOf('CCITTFaxDecode')) + 7;
    const text = fixture.toString('latin1');
    const [, width = '0'] = /\/Width (\d+)/.exec(text) ?? [];
    const [, height = '0'] = /\/Height (\d+)/.exec(text) ?? [];
    const data = fixture.subarray(start, fixture.indexOf('endstream', start));
    const file = tiff({ bits: 1, packing: 4, meaning: 0, each: Number(height) }, [data]);
    const directory = file.readUInt32LE(4) + 2;
    file.writeUInt32LE(Number(width), directory + 8);
    file.writeUInt32LE(Number(height), directory + 12 + 8);
    const pdf = await picturesPdf([file]);
    expect(await shadeOf(pdf?.bytes ?? new Uint8Array(0))).toBeCloseTo(await shadeOf(fixture), 0);
  });

  it('as a JPEG whose tables stand apart', async () => {
    const fixture = readFileSync(new URL('../../fixtures/cvs/scan/clasico__33.pdf', import.meta.url));
    const jpeg = fixture.subarray(
      fixture.indexOf(Buffer.from('ffd8ff', 'hex')),
      fixture.lastIndexOf(Buffer.from('ffd9', 'hex')) + 2,
    );
    const [tables, rest] = [
      [0xff, 0xd8],
      [0xff, 0xd8],
    ];
    let [at, width, height] = [2, 0, 0];
    for (; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
      const mark = jpeg[at + 1] ?? 0;
      if (mark === 0xc0) [height, width] = [jpeg.readUInt16BE(at + 5), jpeg.readUInt16BE(at + 7)];
      const segment = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
      (mark === 0xdb || mark === 0xc4 ? tables : rest).push(...segment);
    }
    const strip = Buffer.concat([Buffer.from(rest), jpeg.subarray(at)]);
    const file = tiff({ bits: 8, packing: 7, meaning: 1, each: height, tables: [...tables, 0xff, 0xd9] }, [strip]);
    const directory = file.readUInt32LE(4) + 2;
    file.writeUInt32LE(width, directory + 8);
    file.writeUInt32LE(height, directory + 12 + 8);
    const pdf = await picturesPdf([file]);
    expect(await shadeOf(pdf?.bytes ?? new Uint8Array(0))).toBeCloseTo(await shadeOf(fixture), 0);
  });
});

describe('a picture that says more than it holds becomes none, and no room is made for it', () => {
  const huge = (file: Buffer, ...places: number[]) => {
    const lying = Buffer.from(file);
    for (const at of places) lying.writeUInt32LE(0x7fffffff, at);
    return lying;
  };
  const small = bmp(
    dib(24, () => [0, 0, 0]),
    0,
  );
  const grey = tiff({ bits: 8, packing: 1, meaning: 1 }, [rows(SIDE, 255)]);
  const directory = grey.readUInt32LE(4) + 2;
  const tiled = tiff({ bits: 16, packing: 1, meaning: 1, tile: [SIDE, SIDE] }, [rows(2 * SIDE, 255)]);
  // The entries of a tile's width and height are the last two.
  const tiles = tiled.readUInt32LE(4) + 2 + 10 * 12;
  it.each([
    ['a bitmap as wide as can be said', huge(small, 18)],
    ['a bitmap as high', huge(small, 22)],
    ['a bitmap cut short', small.subarray(0, 5_000)],
    ['a GIF as big as can be said', Buffer.concat([gif(false).subarray(0, 24), Buffer.alloc(40, 255)])],
    ['a TIFF as big as can be said', huge(grey, directory + 8, directory + 20)],
    ['a TIFF in tiles as big as can be said', huge(tiled, tiles + 8, tiles + 20)],
    ['a TIFF of as many strips', huge(grey, directory + 5 * 12 + 4)],
    ['a TIFF whose directory lies beyond its end', huge(grey, 4)],
    [
      'a transparent PNG whose rows are damaged',
      Buffer.concat([
        Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
        Buffer.from([
          ...Buffer.from('IHDR'),
          ...u32(SIDE).reverse(),
          ...u32(SIDE).reverse(),
          8,
          6,
          0,
          0,
          0,
          0,
          0,
          0,
          0,
        ]),
        Buffer.from([...u32(8).reverse(), ...Buffer.from('IDAT'), ...Array(12).fill(255)]),
      ]),
    ],
    [
      'a metafile whose record is longer than itself',
      Buffer.concat([
        Buffer.from([...u32(81), ...u32(0x7fffffff)]),
        Buffer.alloc(32),
        Buffer.from(' EMF'),
        Buffer.alloc(80),
      ]),
    ],
  ])('%s', async (_, file) => {
    const before = process.memoryUsage().arrayBuffers;
    expect(await picturesPdf([file])).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });
});
