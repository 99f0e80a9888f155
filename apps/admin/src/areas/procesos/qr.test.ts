import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrOf, qrSvg } from './qr.ts';

const ADDRESS = 'https://reclutamiento.empresa-de-nombre-largo.cl/upload-cvs/Zk3_-aB9qLmN0pQrStUvWx';
const SCALE = 4;

/** Pixels of the path, as a camera would see them. */
function seen({ size, path }: ReturnType<typeof qrOf>) {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < SCALE * SCALE; i += 1) {
      const at = ((Number(y) * SCALE + Math.floor(i / SCALE)) * width + Number(x) * SCALE + (i % SCALE)) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, width };
}

it('is read back as the very address', () => {
  const { pixels, width } = seen(qrOf(ADDRESS));
  expect(jsQR(pixels, width, width)?.data).toBe(ADDRESS);
});

it('is read with a torn corner of a tenth of its side', () => {
  const { pixels, width } = seen(qrOf(ADDRESS));
  const torn = Math.floor(width / 10) + 4 * SCALE;
  for (let y = width - torn; y < width; y += 1) pixels.fill(255, (y * width + width - torn) * 4, (y + 1) * width * 4);
  expect(jsQR(pixels, width, width)?.data).toBe(ADDRESS);
});

it('is black on white as a file, with four white modules around', () => {
  const qr = qrOf(ADDRESS);
  expect(qrSvg(qr)).toContain('fill="white"');
  for (const [, x = '', y = ''] of qr.path.matchAll(/M(\d+) (\d+)h/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x), Number(y))).toBeLessThan(qr.size - 4);
  }
});
