import { oleStream } from './ole.ts';

/** Records that hold a whole JPEG (in RGB, in CMYK) or PNG file, behind one or two marks of 16 bytes and a tag. */
const RECORDS = new Set([0xf01d, 0xf02a, 0xf01e]);
const BEFORE = [17, 33];
/** As many as are looked at in a DOCX. */
const MOST = 2;

/** The biggest pictures of an old Word file, in their order: people photograph their CV and paste it into Word. */
export function docPictures(bytes: Uint8Array): Uint8Array[] {
  const data = oleStream(bytes, 'Data');
  if (data === null) return [];
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const found: { at: number; file: Uint8Array }[] = [];
  for (let at = 2; at + 64 < data.length; at++) {
    if (!RECORDS.has(view.getUint16(at, true))) continue;
    const end = at + 6 + view.getUint32(at + 2, true);
    const start = BEFORE.map((n) => at + 6 + n).find((n) => isPicture(data, n));
    if (start === undefined || end > data.length) continue;
    found.push({ at, file: data.subarray(start, end) });
    at = end - 1;
  }
  return found
    .sort((a, b) => b.file.length - a.file.length)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ file }) => file);
}

const isPicture = (data: Uint8Array, at: number) =>
  (data[at] === 0xff && data[at + 1] === 0xd8) || (data[at] === 0x89 && data[at + 1] === 0x50);
