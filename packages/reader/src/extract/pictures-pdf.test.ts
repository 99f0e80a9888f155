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
  const pdf = picturesPdf([pngOf(800, 1000)]);
  const renderer = await openRenderer(pdf?.bytes ?? new Uint8Array(0));
  const { width, height, data } = renderer.render(0, 72);
  renderer.close();
  expect(pdf?.pages).toBe(1);
  expect([data[width * 50 + 50], data[width * (height - 50) + 50]]).toEqual([40, 220]);
});

it('portraits, logos and files of other kinds do not', () => {
  expect(picturesPdf([pngOf(300, 400), Buffer.from('GIF89a'), new Uint8Array(0)])).toBeNull();
});
