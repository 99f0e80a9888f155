import { inflateSync } from 'node:zlib';
import { OleFile } from './ole.ts';
import { MAX_UNPACKED } from './picture.ts';

/** Records that hold a whole JPEG (in RGB, in CMYK), PNG or TIFF file, behind one or two marks of 16 bytes and a tag. */
const RECORDS = new Set([0xf01d, 0xf02a, 0xf01e, 0xf029]);
const BEFORE = [17, 33];
/** Those of a metafile (EMF, WMF): behind the marks its measures, the last but one of which says whether it is deflated. */
const METAFILES = new Set([0xf01a, 0xf01b]);
const MEASURES = 34;
/** As many as are looked at in a DOCX. */
const MOST = 2;

/** The biggest pictures of an old Word file, in their order: people photograph their CV and paste it into Word. */
export function docPictures(bytes: Uint8Array): Uint8Array[] {
  const data = new OleFile(bytes).stream('Data');
  if (data === null) return [];
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const found: { at: number; file: Uint8Array; packed: boolean }[] = [];
  for (let at = 2; at + 64 < data.length; at++) {
    const record = view.getUint16(at, true);
    if (!RECORDS.has(record) && !METAFILES.has(record)) continue;
    const end = at + 6 + view.getUint32(at + 2, true);
    if (end > data.length) continue;
    const body = data.subarray(at + 6, end);
    const file = RECORDS.has(record) ? wholeIn(body) : metafileIn(body);
    if (file === null) continue;
    found.push({ at, file, packed: METAFILES.has(record) });
    at = end - 1;
  }
  return found
    .sort((a, b) => b.file.length - a.file.length)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ file, packed }) => (packed ? (unpacked(file) ?? []) : file));
}

function wholeIn(body: Uint8Array): Uint8Array | null {
  const start = BEFORE.find((n) => isPicture(body, n));
  return start === undefined ? null : body.subarray(start);
}

const isPicture = (data: Uint8Array, at: number) =>
  (data[at] === 0xff && data[at + 1] === 0xd8) ||
  (data[at] === 0x89 && data[at + 1] === 0x50) ||
  (data[at] === 0x49 && data[at + 1] === 0x49 && data[at + 2] === 42) ||
  (data[at] === 0x4d && data[at + 1] === 0x4d && data[at + 3] === 42);

function metafileIn(body: Uint8Array): Uint8Array | null {
  const start = BEFORE.map((mark) => mark - 1 + MEASURES).find((n) => body[n - 2] === 0 && body[n] === 0x78);
  return start === undefined ? null : body.subarray(start);
}

function unpacked(data: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(data, { maxOutputLength: MAX_UNPACKED });
  } catch {
    return null;
  }
}
