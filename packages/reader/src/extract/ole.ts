const HEADER = 512;
const ENTRY = 128;
/** Bytes of a small sector. */
const SMALL = 64;
/** From here on numbers of sectors mean "none" or "end". */
const LAST = 0xfffffffa;
/** Sectors of the table that the header itself names. */
const IN_HEADER = 109;

/** The streams of a compound file (old Word). */
export class OleFile {
  readonly #file: Buffer;
  /** Bytes of a sector. */
  readonly #size: number;
  /** Where the table lies that leads from each sector to the next of its stream. */
  readonly #table: readonly number[];
  readonly #directory: Buffer;

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.#file = Buffer.from(buffer, byteOffset, length < HEADER ? 0 : length);
    this.#size = length < HEADER ? HEADER : 1 << Math.min(12, this.#file.readUInt16LE(30));
    this.#table = this.#tableSectors();
    this.#directory = this.#chain(this.#number(48));
  }

  /** One of them by its name; null when there is none. */
  stream(name: string): Buffer | null {
    const directory = this.#directory;
    for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
      const letters = Math.min(64, directory.readUInt16LE(at + 64));
      if (letters < 2 || directory.toString('utf16le', at, at + letters - 2) !== name) continue;
      const [first, length] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)];
      if (length >= this.#number(56)) return this.#chain(first).subarray(0, length);
      const small = this.#chain(directory.readUInt32LE(116));
      return shortStream(small, this.#chain(this.#number(60)), first).subarray(0, length);
    }
    return null;
  }

  #number(at: number): number {
    return at >= 0 && at + 4 <= this.#file.length ? this.#file.readUInt32LE(at) : LAST;
  }

  #placeOf(sector: number): number {
    return (sector + 1) * this.#size;
  }

  #next(sector: number): number {
    const part = this.#table[Math.floor((sector * 4) / this.#size)];
    return part === undefined ? LAST : this.#number(this.#placeOf(part) + ((sector * 4) % this.#size));
  }

  /** The sectors from one on: most lie one behind the other, and nothing of them is copied. */
  #chain(first: number): Buffer {
    const parts: Buffer[] = [];
    let [from, to] = [0, 0];
    // A chain that bites its tail ends when it is longer than the file.
    for (let at = first, n = 0; at < LAST && n <= this.#file.length / this.#size; at = this.#next(at), n++) {
      const place = this.#placeOf(at);
      if (place !== to) {
        parts.push(this.#file.subarray(from, to));
        from = place;
      }
      to = place + this.#size;
    }
    const last = this.#file.subarray(from, to);
    return parts.length < 2 ? last : Buffer.concat([...parts, last]);
  }

  #tableSectors(): number[] {
    const sectors: number[] = [];
    for (let i = 0; i < IN_HEADER; i++) sectors.push(this.#number(76 + 4 * i));
    for (let at = this.#number(68), seen = 0; at < LAST && seen < this.#file.length / this.#size; seen++) {
      const start = this.#placeOf(at);
      for (let i = 0; i < this.#size - 4; i += 4) sectors.push(this.#number(start + i));
      at = this.#number(start + this.#size - 4);
    }
    return sectors.filter((sector) => sector < LAST);
  }
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
