import { type DocFile, placesOf } from './doc-file.ts';
import { type Look, PLAIN } from './docx-styles.ts';

/** Of letters: what they look like, and whether they are a glyph of a font of signs. */
export type LettersLook = Look & { sign: boolean };
/** Of a paragraph: its style, how many tables it stands in, and which of their marks it ends with. */
export type ParagraphLook = { style: number; depth: number; row: boolean; innerCell: boolean };
/** Bytes [from, to) of the file and what is said of them. */
type Run<T> = { from: number; to: number; said: T };

const PAGE = 512;
const MAX_RUNS = 100_000;
const DELETED = 0x0800;
const CHARACTER_STYLE = 0x4a30;
const BOLD = 0x0835;
const ITALIC = 0x0836;
const VANISHED = 0x083c;
const SIZE = 0x4a43;
const SYMBOL = 0x6a09;
const IN_TABLE = 0x2416;
const ROW_END = 0x2417;
const DEPTH = 0x6649;
const INNER_CELL = 0x244b;
const INNER_ROW = 0x244c;
const ELSEWHERE = 0x6646;
const TABLE_DEFINITION = 0xd608;
/** Bytes behind a property by the kind that its number tells; those of kind 6 say it themselves. */
const OPERANDS = [1, 1, 2, 4, 2, 2, 0, 3];

/** Each property of a list and where its value stands. */
function* propertiesOf(list: Uint8Array): Generator<[property: number, value: DataView]> {
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength);
  let at = 0;
  while (at + 2 < view.byteLength) {
    const property = view.getUint16(at, true);
    at += 2;
    const kind = property >> 13;
    const long = property === TABLE_DEFINITION && at + 2 <= view.byteLength ? view.getUint16(at, true) + 1 : null;
    const length = long ?? (kind === 6 ? view.getUint8(at) + 1 : (OPERANDS[kind] ?? 1));
    if (at + length > view.byteLength) return;
    yield [property, new DataView(view.buffer, view.byteOffset + at, length)];
    at += length;
  }
}

/** What the letters and paragraphs of a file look like, asked by their place in it, from the front to the back of each piece. */
export class DocLooks {
  readonly #styles: readonly (() => Look)[];
  readonly #letters: Run<Uint8Array>[];
  readonly #paragraphs: Run<ParagraphLook>[];

  constructor(file: DocFile) {
    this.#styles = stylesOf(file);
    this.#letters = runsOf(file, 'letters', 1, (page, at) => {
      const place = page + 2 * at;
      return at === 0 ? new Uint8Array() : file.slice(place + 1, place + 1 + file.u8(place));
    });
    this.#paragraphs = runsOf(file, 'paragraphs', 13, (page, at) => paragraphOf(file, page + 2 * at, at === 0));
  }

  style = (id: number): Look => this.#styles[id]?.() ?? bare(null);

  /** What is said of the paragraph of a byte, and where that ends. */
  paragraphAt(at: number): Run<ParagraphLook> {
    return runAt(this.#paragraphs, at, { style: 0, depth: 0, row: false, innerCell: false });
  }

  /** What the letters from a byte on look like, besides their paragraph's style, and where that ends. */
  lettersAt(at: number, base: Look): { to: number; said: LettersLook } {
    const { to, said } = runAt(this.#letters, at, new Uint8Array());
    const look: LettersLook = { ...base, sign: false };
    let deleted = false;
    for (const [property, value] of propertiesOf(said)) {
      if (property === CHARACTER_STYLE) {
        const style = this.style(value.getUint16(0, true));
        look.tam = style.tam ?? look.tam;
        look.negrita = style.negrita ?? look.negrita;
        look.cursiva = style.cursiva ?? look.cursiva;
        look.oculto = style.oculto ?? look.oculto;
      } else if (property === SIZE) look.tam = value.getUint16(0, true) / 2 || null;
      else if (property === BOLD) look.negrita = toggled(value.getUint8(0), look.negrita);
      else if (property === ITALIC) look.cursiva = toggled(value.getUint8(0), look.cursiva);
      else if (property === SYMBOL) look.sign = true;
      else if (property === VANISHED) look.oculto = toggled(value.getUint8(0), look.oculto);
      else if (property === DELETED) deleted = toggled(value.getUint8(0), false);
    }
    look.oculto ||= deleted;
    return { to, said: look };
  }
}

const bare = (tam: number | null): Look => ({ ...PLAIN, tam });

/** 0 and 1 as such, 0x80 as the style has it, 0x81 the other way. */
const toggled = (value: number, style: boolean | null): boolean =>
  value < 0x80 ? value === 1 : (value === 0x81) !== (style ?? false);

function paragraphOf(file: DocFile, place: number, none: boolean): ParagraphLook {
  const length = file.u8(place);
  const from = place + (length === 0 ? 2 : 1);
  const list = none
    ? new Uint8Array(2)
    : file.slice(from, from + (length === 0 ? 2 * file.u8(place + 1) : 2 * length - 1));
  const look = { style: none ? 0 : file.u16(from), depth: 0, row: false, innerCell: false };
  apply(list.subarray(2), look, file);
  return look;
}

function apply(list: Uint8Array, look: ParagraphLook, file: DocFile | null): void {
  for (const [property, value] of propertiesOf(list)) {
    const set = value.getUint8(0) === 1;
    if (property === IN_TABLE && set) look.depth = Math.max(look.depth, 1);
    else if (property === DEPTH) look.depth = Math.min(8, value.getUint32(0, true));
    else if (property === ROW_END || property === INNER_ROW) look.row = set;
    else if (property === INNER_CELL) look.innerCell = set;
    else if (property === ELSEWHERE && file !== null) apply(file.huge(value.getUint32(0, true)), look, null);
  }
}

/** What the pages of a table say, by bytes of the file; `size` bytes behind the places say where on the page each stands. */
function runsOf<T>(
  file: DocFile,
  name: 'letters' | 'paragraphs',
  size: number,
  read: (page: number, at: number) => T,
): Run<T>[] {
  const table = file.table(name);
  const runs: Run<T>[] = [];
  for (const { at } of placesOf(table, 4)) {
    if (runs.length > MAX_RUNS) break;
    const page = (table.getUint32(at, true) & 0x3fffff) * PAGE;
    const n = file.u8(page + PAGE - 1);
    for (let i = 0; i < n; i++) {
      const [from, to] = [file.u32(page + 4 * i), file.u32(page + 4 * i + 4)];
      if (to > from) runs.push({ from, to, said: read(page, file.u8(page + 4 * (n + 1) + size * i)) });
    }
  }
  return runs.sort((a, b) => a.from - b.from);
}

function runAt<T>(runs: readonly Run<T>[], at: number, nothing: T): Run<T> {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.to ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const run = runs[low];
  if (run === undefined) return { from: at, to: Number.POSITIVE_INFINITY, said: nothing };
  return run.from <= at ? run : { from: at, to: run.from, said: nothing };
}

/** Looks by the number of a style, each with those of the one it is based on. */
function stylesOf(file: DocFile): (() => Look)[] {
  const sheet = file.table('styles');
  const u16 = (at: number) => (at + 2 <= sheet.byteLength ? sheet.getUint16(at, true) : 0);
  const base = u16(4);
  const known: (Look | undefined)[] = [];
  const styles: (() => Look)[] = [];
  const resolve = (id: number, depth: number): Look => {
    const place = places[id];
    if (known[id] !== undefined || place === undefined) return known[id] ?? bare(id === 0 ? 10 : null);
    const [kind, basedOn] = [u16(place + 4) & 15, u16(place + 4) >> 4];
    const under = basedOn < 0xfff && depth < 12 ? resolve(basedOn, depth + 1) : bare(kind === 1 ? 10 : null);
    const look = { ...under };
    for (const [property, value] of propertiesOf(lettersOf(place, kind))) {
      if (property === SIZE) look.tam = value.getUint16(0, true) / 2 || null;
      else if (property === BOLD) look.negrita = toggled(value.getUint8(0), under.negrita);
      else if (property === ITALIC) look.cursiva = toggled(value.getUint8(0), under.cursiva);
      else if (property === VANISHED) look.oculto = toggled(value.getUint8(0), under.oculto);
    }
    known[id] = look;
    return look;
  };
  /** The list of a style that tells of its letters, behind its name and, in a paragraph's, another list. */
  const lettersOf = (place: number, kind: number): Uint8Array => {
    const end = place + 2 + u16(place);
    let at = place + 2 + base;
    at += 2 + 2 * u16(at) + 2;
    if (kind === 1) at += 2 + u16(at) + (u16(at) & 1);
    const to = Math.min(end, sheet.byteLength, at + 2 + u16(at));
    return at + 2 > to || kind > 2
      ? new Uint8Array()
      : new Uint8Array(sheet.buffer, sheet.byteOffset + at + 2, to - at - 2);
  };
  const places: number[] = [];
  const count = u16(2);
  for (let i = 0, at = 2 + u16(0); i < count && at < sheet.byteLength; i++, at += 2 + u16(at)) {
    if (u16(at) > 0) places[i] = at;
    styles.push(() => resolve(i, 0));
  }
  return styles;
}
