import { inflateRawSync, constants as zlib } from 'node:zlib';
import { ReadFailure } from './failure.ts';
import { MAX_ENTRIES, MAX_PART_BYTES, MAX_RATIO, MIN_CAP } from './limits.ts';

export type ZipEntry = { name: string; method: number; encrypted: boolean; compressed: number; offset: number };

/** Made once: `localeCompare` with options makes one for each pair of names. */
const NAMES = new Intl.Collator('en', { numeric: true });

/** `header2.xml` before `header10.xml`. */
export const byNumber = (a: ZipEntry, b: ZipEntry): number => NAMES.compare(a.name, b.name);

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;

/**
 * Names in a zip: from its directory, or, when that is cut off, from the headers before each part.
 * Throws `demasiado_grande` beyond 2 000 names.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = fromDirectory(bytes, view);
  return entries.length > 0 ? entries : fromLocalHeaders(bytes, view);
}

function fromDirectory(bytes: Uint8Array, view: DataView): ZipEntry[] {
  const end = findEnd(view);
  if (end < 0) return [];
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === CENTRAL) {
    if (entries.length >= MAX_ENTRIES) throw new ReadFailure('demasiado_grande', 'too many parts');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: nameAt(bytes, at + 46, nameLength),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      compressed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function nameAt(bytes: Uint8Array, at: number, length: number): string {
  const { buffer, byteOffset } = bytes;
  const name = Buffer.from(buffer, byteOffset, bytes.length).toString(
    'latin1',
    at,
    Math.min(bytes.length, at + length),
  );
  return name.includes('\\') ? name.replaceAll('\\', '/') : name;
}

/** The end record lies in the last 64 KB, before a comment of at most that length. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at > last - 65_536; at--) if (view.getUint32(at, true) === END) return at;
  return -1;
}

function fromLocalHeaders(bytes: Uint8Array, view: DataView): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 30 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    if (view.getUint32(at, true) !== LOCAL) continue;
    if (entries.length >= MAX_ENTRIES) throw new ReadFailure('demasiado_grande', 'too many parts');
    const nameLength = view.getUint16(at + 26, true);
    entries.push({
      name: nameAt(bytes, at + 30, nameLength),
      method: view.getUint16(at + 8, true),
      encrypted: (view.getUint16(at + 6, true) & 1) === 1,
      compressed: view.getUint32(at + 18, true),
      offset: at,
    });
  }
  return entries;
}

/**
 * The bytes of one part. Sizes that the file declares are not believed: what comes out is counted, and stops at
 * `max` bytes or 200 times what went in (4 MB are always allowed) with `demasiado_grande`. A part cut short gives what there is of it.
 */
export function inflateEntry(bytes: Uint8Array, entry: ZipEntry, max = MAX_PART_BYTES): Uint8Array {
  if (entry.encrypted) throw new ReadFailure('protegido', entry.name);
  const data = compressedOf(bytes, entry);
  if (entry.method === 0) {
    if (data.length > max) throw new ReadFailure('demasiado_grande', entry.name);
    return data;
  }
  if (entry.method !== 8) throw new ReadFailure('danado', `method ${entry.method}`);
  return inflate(data, Math.min(max, Math.max(MIN_CAP, data.length * MAX_RATIO)), entry.name);
}

function compressedOf(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.offset + 30 > bytes.length) return new Uint8Array(0);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  // A size of 0 stands after the data when it was written as a stream: the inflater knows where it ends.
  return bytes.subarray(start, entry.compressed === 0 ? bytes.length : start + entry.compressed);
}

function inflate(data: Uint8Array, max: number, name: string): Uint8Array {
  try {
    // SYNC_FLUSH gives what there is of a stream that was cut off.
    return inflateRawSync(data, { maxOutputLength: max, finishFlush: zlib.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new ReadFailure('demasiado_grande', name);
    throw new ReadFailure('danado', `${name}: ${String(error)}`);
  }
}
