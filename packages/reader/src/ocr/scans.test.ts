import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { type PdfObject, pdfOf } from '../extract/pdf-writer.ts';
import { openRenderer } from '../extract/pdfium.ts';
import { createReaderPool } from '../pool/pool.ts';

// Each page is recognised: that takes what the machine gives.
vi.setConfig({ testTimeout: 120_000 });

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'recluta-scans-'));
const pool = createReaderPool({ childEntry: new URL('../child.ts', import.meta.url) });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

async function expectRead(path: string): Promise<void> {
  expect(await pool.read(path)).toMatchObject({ estado: 'requiere_ocr' });
  const lectura = await pool.read(path, { ocr: true });
  expect(lectura).toMatchObject({ estado: 'leido', ocr: true });
  expect(lectura.estado === 'leido' ? lectura.campos : null).toMatchObject({
    rut: { valor: '23452485-2' },
    telefono: { valor: '+56959492509' },
  });
}

it.each([
  ['a fax page (CCITT group 4)', 'fax.pdf'],
  ['a page as copiers pack it (JBIG2)', 'jbig2.pdf'],
  ['a page in JPEG 2000', 'jpx.pdf'],
  ['a photograph pasted into an old Word', 'pasted.doc'],
])('%s is read', (_, name) => expectRead(join(fixtures, 'pictures', name)));

it.each([
  ['on its side', 90],
  ['upside down', 180],
  ['on its other side', 270],
])('a page scanned %s is read', async (_, angle) => {
  const upright = readFileSync(join(fixtures, 'cvs/scan/clasico__33.pdf'), 'latin1');
  const path = join(folder, `${angle}.pdf`);
  writeFileSync(path, upright.replace('/MediaBox', `/Rotate ${angle}/MediaBox`), 'latin1');
  await expectRead(path);
});

/** Strips of tinted paper, and over them the writing as a mask that is painted in a dark blue, with a text unseen. */
async function layered(text: string): Promise<Buffer> {
  const renderer = await openRenderer(readFileSync(join(fixtures, 'cvs/scan/clasico__33.pdf')));
  const { width, height, data } = renderer.render(0, 150);
  renderer.close();
  const row = Math.ceil(width / 8);
  const mask = new Uint8Array(row * height).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[y * width + x] ?? 255) < 140)
        mask[y * row + (x >> 3)] = (mask[y * row + (x >> 3)] ?? 0) & ~(0x80 >> (x & 7));
  const image = (dict: string, bytes: Uint8Array): PdfObject => ({
    dict: `/Type/XObject/Subtype/Image${dict}/Filter/FlateDecode`,
    data: deflateSync(bytes),
  });
  const paper = image(
    '/Width 60/Height 20/ColorSpace/DeviceRGB/BitsPerComponent 8',
    Uint8Array.from({ length: 60 * 20 * 3 }, (_, i) => [244, 232, 205][i % 3] ?? 0),
  );
  const strips = [0, 1, 2, 3].map((i) => `q 595 0 0 210.5 0 ${210.5 * i} cm /P Do Q`).join(' ');
  const lines = (text.match(/.{1,60}/g) ?? []).map((line, i) => `1 0 0 1 40 ${800 - 12 * i} Tm (${line}) Tj`).join(' ');
  const content = `BT /F 9 Tf 3 Tr ${lines} ET ${strips} q .1 .12 .3 rg 595 0 0 842 0 0 cm /M Do Q`;
  const used = '/Font<</F 7 0 R>>/XObject<</P 5 0 R/M 6 0 R>>';
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<${used}>>>>`,
    { dict: '', data: Buffer.from(content, 'latin1') },
    paper,
    image(`/Width ${width}/Height ${height}/ImageMask true/BitsPerComponent 1`, mask),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]);
}

it('a page in layers and strips is read, whatever its scanner took it for', async () => {
  const path = join(folder, 'layers.pdf');
  writeFileSync(
    path,
    await layered('Curr1culum de ventas, at3nci0n de publ|co y caj4, RUT ll.lll.lll-l, turnos r0tativ0s. '.repeat(6)),
  );
  await expectRead(path);
});

it('what its scanner read well is not read again', async () => {
  const path = join(folder, 'well.pdf');
  const cv =
    'Curriculum de Marcela Soto Rojas. RUT 12.345.678-5. Correo marcela.soto@gmail.com. Fono +56 9 8765 4321. Vendedora, ' +
    'atenci\xf3n de p\xfablico y caja en tienda de calzado, turnos rotativos y fines de semana. Ense\xf1anza media completa. ';
  writeFileSync(path, await layered(cv.repeat(2)));
  expect(await pool.read(path)).toMatchObject({ estado: 'leido', ocr: false });
});
