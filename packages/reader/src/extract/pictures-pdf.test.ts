import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openRenderer } from './pdfium.ts';
import { picturesPdf } from './pictures-pdf.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG: its upper half dark, its lower half bright. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 40);
  rows.fill(220, ((width + 1) * height) / 2);
  for (let y = 0; y < height; y++) rows[y * (width + 1)] = 0;
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

it('a picture as big as a page becomes a page, as it looks', async () => {
  const pdf = await picturesPdf([pngOf(800, 1000)]);
  const renderer = await openRenderer(pdf?.bytes ?? new Uint8Array(0));
  const { width, height, data } = renderer.render(0, 72);
  renderer.close();
  expect(pdf?.pages).toBe(1);
  expect([data[width * 50 + 50], data[width * (height - 50) + 50]]).toEqual([40, 220]);
});

/** A PNG of 8 bits whose rows are all made by `filter` of the pixels that `pixel` gives. */
function shapesPng(type: number, bytes: number, filter: number, pixel: (x: number, y: number) => number[]): Buffer {
  const [width, height] = [700, 700];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = type;
  const rows = Buffer.alloc((width * bytes + 1) * height);
  for (let y = 0; y < height; y++) {
    rows[y * (width * bytes + 1)] = filter;
    for (let x = 0; x < width; x++) rows.set(pixel(x, y), y * (width * bytes + 1) + 1 + x * bytes);
  }
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  const palette = type === 3 ? [chunk('PLTE', Buffer.from([255, 255, 255, 40, 40, 40]))] : [];
  const body = [chunk('IHDR', header), ...palette, chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([mark, ...body]);
}

/** The shades, on its page, of the picture's upper and lower half. */
async function halves(png: Buffer): Promise<(number | undefined)[]> {
  const renderer = await openRenderer((await picturesPdf([png]))?.bytes ?? new Uint8Array(0));
  const { width, height, data } = renderer.render(0, 72);
  renderer.close();
  return [data[width * 200 + 200], data[width * (height - 200) + 200]];
}

it('what is transparent in a picture is paper, whatever colour lies below', async () => {
  const clipping = shapesPng(6, 4, 0, (_, y) => [0, 0, 0, y < 350 ? 0 : 255]);
  expect(await halves(clipping)).toEqual([255, 0]);
});

it('so it is where each row is told by the one above', async () => {
  // Filter 2: only the first row, and the row where the lower half begins, say anything.
  const clipping = shapesPng(4, 2, 2, (_, y) => (y === 350 ? [0, 255] : [0, 0]));
  expect(await halves(clipping)).toEqual([255, 0]);
});

it('a picture of few colours becomes a page too', async () => {
  expect(await halves(shapesPng(3, 1, 0, (_, y) => [y < 350 ? 0 : 1]))).toEqual([255, 40]);
});

it('portraits, logos and files of other kinds do not', async () => {
  expect(await picturesPdf([pngOf(300, 400), Buffer.from('GIF89a'), new Uint8Array(0)])).toBeNull();
});
