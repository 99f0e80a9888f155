const HEADER = 512;
const ENTRY = 128;
/** Bytes of a small sector. */
const SMALL = 64;
/** From here on numbers of sectors mean "none" or "end". */
const LAST = 0xfffffffa;
/** Sectors of the table that the header itself names. */
const IN_HEADER = 109;

/** One stream of a compound file (old Word) by its name; null when it has none. */
export function oleStream(bytes: Uint8Array, name: string): Uint8Array | null {
  if (bytes.length < HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = 1 << Math.min(12, view.getUint16(30, true));
  const number = (at: number) => (at >= 0 && at + 4 <= bytes.length ? view.getUint32(at, true) : LAST);
  const placeOf = (sector: number) => (sector + 1) * size;
  const table = tableSectors(number, placeOf, size, bytes.length / size);
  const next = (sector: number) => {
    const part = table[Math.floor((sector * 4) / size)];
    return part === undefined ? LAST : number(placeOf(part) + ((sector * 4) % size));
  };
  const chain = (first: number) => {
    const parts: Uint8Array[] = [];
    // A chain that bites its tail ends when it is longer than the file.
    for (let at = first; at < LAST && parts.length <= bytes.length / size; at = next(at))
      parts.push(bytes.subarray(placeOf(at), placeOf(at) + size));
    return Buffer.concat(parts);
  };
  const directory = chain(number(48));
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const letters = Math.min(64, directory.readUInt16LE(at + 64));
    if (letters < 2 || directory.toString('utf16le', at, at + letters - 2) !== name) continue;
    const [first, length] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)];
    if (length >= number(56)) return chain(first).subarray(0, length);
    return shortStream(chain(directory.readUInt32LE(116)), chain(number(60)), first).subarray(0, length);
  }
  return null;
}

/** Streams shorter than the header says lie in small sectors of another one, with a table of their own. */
function shortStream(small: Buffer, table: Buffer, first: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = first; at * SMALL < small.length && parts.length * SMALL <= small.length; ) {
    parts.push(small.subarray(at * SMALL, (at + 1) * SMALL));
    at = 4 * at + 4 <= table.length ? table.readUInt32LE(4 * at) : LAST;
  }
  return Buffer.concat(parts);
}

/** Where the table lies that leads from each sector to the next of its stream. */
function tableSectors(
  number: (at: number) => number,
  placeOf: (sector: number) => number,
  size: number,
  most: number,
): number[] {
  const sectors: number[] = [];
  for (let i = 0; i < IN_HEADER; i++) sectors.push(number(76 + 4 * i));
  for (let at = number(68), seen = 0; at < LAST && seen < most; seen++) {
    const start = placeOf(at);
    for (let i = 0; i < size - 4; i += 4) sectors.push(number(start + i));
    at = number(start + size - 4);
  }
  return sectors.filter((sector) => sector < LAST);
}
