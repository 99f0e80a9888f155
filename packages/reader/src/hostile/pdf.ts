import { deflateSync } from 'node:zlib';
import { type PdfObject, pdfOf } from '../extract/pdf-writer.ts';
import { LONG_LINES } from './docx.ts';
import type { HostileFile } from './files.ts';
import { flate, pageOf, textContent } from './pages.ts';

const plain = (text: string): PdfObject => ({ dict: '', data: Buffer.from(text, 'latin1') });

/** The last two of three pages broke off in the middle. */
function lostPages(persona: readonly string[]): Buffer {
  const [page, lost] = ['/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>', '<</Kids [[[['];
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[5 0 R 6 0 R 7 0 R]/Count 3>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    plain(textContent(persona)),
    `<</Type/Page/Parent 2 0 R${page}>>`,
    lost,
    lost,
  ]);
}

function manyPages(persona: readonly string[], count: number): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>';
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    plain(textContent(persona)),
    ...Array<string>(count).fill(page),
  ]);
}

/** Pages whose parent is their own child, that call themselves, or that are millions of strokes. */
export function hostilePdf(persona: readonly string[], port: number): HostileFile[] {
  const hundredMegabytes = Buffer.alloc(100_000_000, ' ');
  const thrice = deflateSync(deflateSync(deflateSync(hundredMegabytes, { level: 9 }), { level: 9 }), { level: 9 });
  const readable = ['leido', 'fallido'] as const;
  const anyEnd = ['leido', 'requiere_ocr', 'fallido'] as const;
  const ring = pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 100000>>']);
  const self: PdfObject = {
    dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>',
    data: Buffer.from('/X Do /X Do'),
  };
  const hugeImage = flate(
    Buffer.alloc(1000),
    '/Type/XObject/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceRGB',
  );
  const long = Object.entries(LONG_LINES).map(
    ([name, line]): HostileFile => ({
      name: `long-${name}.pdf`,
      bytes: pageOf(flate(textContent([...persona, line.slice(0, 250_000)]))),
      ends: anyEnd,
    }),
  );
  const away: PdfObject = {
    dict: `/Type/XObject/Subtype/Image/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceGray/F<</FS/URL/F(http://127.0.0.1:${port}/x.png)>>`,
    data: Buffer.from(' '),
  };
  return [
    { name: 'lost-pages.pdf', bytes: lostPages(persona), ends: ['leido'] },
    {
      name: 'external-image.pdf',
      bytes: pageOf(plain(`${textContent(persona)} /X Do`), '0 0 595 842', [away], '/XObject<</X 6 0 R>>'),
      ends: ['leido'],
    },
    {
      name: 'flate-bomb.pdf',
      bytes: pageOf(flate(Buffer.concat([hundredMegabytes, hundredMegabytes, hundredMegabytes]))),
      ends: anyEnd,
    },
    {
      name: 'flate-thrice.pdf',
      bytes: pageOf({ dict: '/Filter[/FlateDecode/FlateDecode/FlateDecode]', data: thrice }),
      ends: anyEnd,
    },
    { name: 'many-pages.pdf', bytes: manyPages(persona, 20_000), ends: ['leido'] },
    {
      name: 'many-operators.pdf',
      bytes: pageOf(flate(`BT /F1 9 Tf ${'(a) Tj 1 0 Td '.repeat(3_000_000)} ET`)),
      ends: readable,
    },
    {
      name: 'many-strokes.pdf',
      bytes: pageOf(flate(`${textContent(persona)} ${'0 0 m 9 9 l S '.repeat(3_000_000)}`)),
      ends: readable,
    },
    { name: 'ring.pdf', bytes: ring, ends: anyEnd },
    {
      name: 'calls-itself.pdf',
      bytes: pageOf(plain('/X Do'), '0 0 595 842', [self], '/XObject<</X 6 0 R>>'),
      ends: anyEnd,
    },
    {
      name: 'huge-image.pdf',
      bytes: pageOf(plain('595 0 0 842 0 0 cm /X Do'), '0 0 595 842', [hugeImage], '/XObject<</X 6 0 R>>'),
      ends: anyEnd,
    },
    { name: 'huge-page.pdf', bytes: pageOf(plain(textContent(persona)), '0 0 900000000 900000000'), ends: anyEnd },
    {
      name: 'outside.pdf',
      bytes: pageOf(
        plain(`${textContent(persona)} ${textContent(['RUT: 11.111.111-1', 'Python Java SAP'], 5000, 9000)}`),
      ),
      ends: ['leido'],
    },
    ...long,
  ];
}
