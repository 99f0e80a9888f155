import { Properties } from './doc-properties.ts';
import { ReadFailure } from './failure.ts';
import { OleFile } from './ole.ts';

/** A stretch of letters: where they stand in the text and where in the file, of one byte each or of two. */
export type Piece = { from: number; to: number; at: number; wide: boolean };

/** Lengths of the parts of the text, in their order; its places are counted through all of them. */
const PARTS = [
  ['body', 0x4c],
  ['notes', 0x50],
  ['headers', 0x54],
  ['comments', 0x5c],
  ['endnotes', 0x60],
  ['boxes', 0x64],
  ['headerBoxes', 0x68],
] as const;
type Part = (typeof PARTS)[number][0];

/** Tables that lie in the second stream, by where the first one says so. */
const TABLES = {
  styles: 0xa2,
  headers: 0xf2,
  letters: 0xfa,
  paragraphs: 0x102,
  text: 0x1a2,
  anchors: 0x1da,
  drawings: 0x22a,
  boxes: 0x25a,
} as const;

const WORD_97 = 0xa5ec;
/** No CV has as many pieces, or as many entries in one of its tables. */
const MAX_PIECES = 20_000;
const MAX_PLACES = 20_000;

/** The streams of a Word 97 to 2003 file and where its text lies in them. Reads outside of them give 0. */
export class DocFile {
  readonly #table: DataView;
  readonly #main: DataView;
  readonly #ole: OleFile;
  #data: DataView | null = null;
  readonly pieces: readonly Piece[];

  /** Throws a `ReadFailure` for an older Word, one with a password and what is cut off. */
  constructor(bytes: Uint8Array) {
    this.#ole = new OleFile(bytes);
    this.#main = viewOf(this.#ole.stream('WordDocument'));
    if (this.u16(0) !== WORD_97) throw new ReadFailure('danado', 'no Word 97 file');
    const flags = this.u16(0x0a);
    if ((flags & 0x100) !== 0) throw new ReadFailure('protegido', 'encrypted Word file');
    this.#table = viewOf(this.#ole.stream((flags & 0x200) !== 0 ? '1Table' : '0Table'));
    this.pieces = piecesOf(this.table('text'));
  }

  u8 = (at: number): number => (at >= 0 && at < this.#main.byteLength ? this.#main.getUint8(at) : 0);
  u16 = (at: number): number => (at >= 0 && at + 2 <= this.#main.byteLength ? this.#main.getUint16(at, true) : 0);
  u32 = (at: number): number => (at >= 0 && at + 4 <= this.#main.byteLength ? this.#main.getUint32(at, true) : 0);

  /** Bytes [from, to) of the first stream. */
  slice(from: number, to: number): Uint8Array {
    return new Uint8Array(this.#main.buffer, this.#main.byteOffset, this.#main.byteLength).subarray(from, to);
  }

  table(name: keyof typeof TABLES): DataView {
    const [at, length] = [this.u32(TABLES[name]), this.u32(TABLES[name] + 4)];
    const whole = this.#table.byteLength;
    return at > whole
      ? viewOf(null)
      : new DataView(this.#table.buffer, this.#table.byteOffset + at, Math.min(length, whole - at));
  }

  /** The list of properties that is bytes [from, to) of it. */
  properties = (from: number, to: number): Properties => new Properties(this.#main, from, to);

  /** The list that was too long for its place: bytes of the third stream, behind their length. */
  huge(at: number): Properties {
    this.#data ??= viewOf(this.#ole.stream('Data'));
    const length = at + 2 > this.#data.byteLength ? 0 : this.#data.getUint16(at, true);
    return new Properties(this.#data, at + 2, at + 2 + length);
  }

  /** Where a part of the text begins and ends. */
  part(wanted: Part): { from: number; to: number } {
    let from = 0;
    for (const [name, at] of PARTS) {
      const to = from + this.u32(at);
      if (name === wanted) return { from, to };
      from = to;
    }
    return { from, to: from };
  }
}

const viewOf = (bytes: Uint8Array | null): DataView =>
  bytes === null ? new DataView(new ArrayBuffer(0)) : new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The pieces of the text in their order; behind what was changed without being saved whole. */
function piecesOf(table: DataView): Piece[] {
  let at = 0;
  while (at + 3 <= table.byteLength && table.getUint8(at) === 1) at += 3 + table.getUint16(at + 1, true);
  if (at + 5 > table.byteLength || table.getUint8(at) !== 2) throw new ReadFailure('danado', 'no pieces');
  const n = Math.min(
    MAX_PIECES,
    Math.floor((Math.min(table.getUint32(at + 1, true), table.byteLength - at - 5) - 4) / 12),
  );
  const places = at + 5;
  const pieces: Piece[] = [];
  for (let i = 0; i < n; i++) {
    const [from, to] = [table.getUint32(places + 4 * i, true), table.getUint32(places + 4 * i + 4, true)];
    const place = table.getUint32(places + 4 * (n + 1) + 8 * i + 2, true);
    const wide = (place & 0x40000000) === 0;
    if (to > from) pieces.push({ from, to, at: wide ? place : (place & 0x3fffffff) >>> 1, wide });
  }
  return pieces;
}

/** The numbers a table of places begins with, each with the `size` bytes that it has to say of it; the last one is the end. */
export function placesOf(table: DataView, size: number): { from: number; to: number; at: number }[] {
  const n = Math.max(0, Math.floor((table.byteLength - 4) / (4 + size)));
  const length = Math.min(n, MAX_PLACES);
  return Array.from({ length }, (_, i) => ({
    from: table.getUint32(4 * i, true),
    to: table.getUint32(4 * i + 4, true),
    at: 4 * (n + 1) + size * i,
  }));
}
