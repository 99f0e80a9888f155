import { deflateSync } from 'node:zlib';

export type PdfObject = string | { dict: string; data: Uint8Array };

/** A PDF of these objects, numbered from 1; the first is the catalogue. `trailer` adds to the trailer. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, i) => {
    offsets.push(length);
    if (typeof object === 'string') add(Buffer.from(`${i + 1} 0 obj\n${object}\nendobj\n`, 'latin1'));
    else {
      add(Buffer.from(`${i + 1} 0 obj\n<<${object.dict}/Length ${object.data.length}>>\nstream\n`, 'latin1'));
      add(Buffer.from(object.data));
      add(Buffer.from('\nendstream\nendobj\n', 'latin1'));
    }
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`, 'latin1'));
  add(Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}

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

export function flate(data: string | Uint8Array, dict = ''): PdfObject {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return { dict: `${dict}/Filter/FlateDecode`, data: deflateSync(bytes, { level: 9 }) };
}

/** Lines of text from the top of an A4. */
export function textContent(lines: readonly string[], x = 50, y = 780): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  return `BT /F1 11 Tf 14 TL ${x} ${y} Td\n${shown}\nET`;
}
