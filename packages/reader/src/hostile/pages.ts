import { deflateSync } from 'node:zlib';
import { type PdfObject, pdfOf } from '../extract/pdf-writer.ts';

/** One page that paints `content` in Helvetica as /F1. More objects take their numbers from 6. */
export function pageOf(
  content: PdfObject,
  box = '0 0 595 842',
  more: readonly PdfObject[] = [],
  resources = '',
): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>${resources}>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    content,
    ...more,
  ]);
}

/** So many pages of A4 that each paint `content` in Helvetica as /F1. */
export function pagesOf(count: number, content: PdfObject): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>';
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${count}>>`, font, content];
  return pdfOf([...objects, ...Array<string>(count).fill(page)]);
}

export function flate(data: string | Uint8Array, dict = ''): PdfObject {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return { dict: `${dict}/Filter/FlateDecode`, data: deflateSync(bytes, { level: 9 }) };
}

/** Lines of text from the top of an A4. */
export function textContent(lines: readonly string[], x = 50, y = 780): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  return `BT /F1 11 Tf 14 TL ${x} ${y} Td\n${shown}\nET`;
}
