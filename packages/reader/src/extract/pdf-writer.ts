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
