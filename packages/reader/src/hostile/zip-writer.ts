import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  name: string;
  data: string | Uint8Array;
  /** Size to declare instead of the true one. */
  declared?: number;
  /** Deflated already. */
  raw?: boolean;
  encrypted?: boolean;
};

/** A zip of these parts, that may lie about them. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const plain = typeof part.data === 'string' ? Buffer.from(part.data) : part.data;
    const packed = part.raw === true ? plain : deflateRawSync(plain, { level: 9 });
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(part.encrypted === true ? 1 : 0, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(plain), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(part.declared ?? plain.length, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, tail, name]));
    files.push(local);
    offset += local.length;
  }
  const size = directory.reduce((n, entry) => n + entry.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** `word/document.xml` of these paragraphs, `prolog` before its root. */
export function documentXml(paragraphs: readonly string[], prolog = ''): string {
  const body = paragraphs.map((p) => `<w:p><w:r><w:t>${p}</w:t></w:r></w:p>`).join('');
  return `<?xml version="1.0"?>${prolog}<w:document ${W}><w:body>${body}</w:body></w:document>`;
}

export function docxOf(document: string | ZipPart, more: readonly ZipPart[] = []): Buffer {
  const part = typeof document === 'string' ? { name: 'word/document.xml', data: document } : document;
  return zipOf([{ name: '[Content_Types].xml', data: TYPES }, part, ...more]);
}
