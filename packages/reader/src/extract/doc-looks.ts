import { type DocFile, placesOf } from './doc-file.ts';
import { Properties } from './doc-properties.ts';
import { type Look, PLAIN } from './docx-styles.ts';

/** Of letters: what they look like, and whether they are a glyph of a font of signs. */
export type LettersLook = Look & { sign: boolean };
/** Of a paragraph: its style, how many tables it stands in, and which of their marks it ends with. */
export type ParagraphLook = { style: number; depth: number; row: boolean; innerCell: boolean };
/** Bytes [from, to) of the file and what is said of them. */
type Run<T> = { from: number; to: number; said: T };

const PLAIN_PARAGRAPH: ParagraphLook = { style: 0, depth: 0, row: false, innerCell: false };

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

/** What the letters and paragraphs of a file look like, asked by their place in it, from the front to the back of each piece. */
export class DocLooks {
  readonly #file: DocFile;
  readonly #styles: readonly (() => Look)[];
  /** Where the list of each run stands; 0 is none. */
  readonly #letters: Run<number>[];
  readonly #paragraphs: Run<ParagraphLook>[];

  constructor(file: DocFile) {
    this.#file = file;
    this.#styles = stylesOf(file);
    this.#letters = runsOf(file, 'letters', 1, (page, at) => (at === 0 ? 0 : page + 2 * at));
    this.#paragraphs = runsOf(file, 'paragraphs', 13, (page, at) => paragraphOf(file, page + 2 * at, at === 0));
  }

  style = (id: number): Look => this.#styles[id]?.() ?? bare(null);

  /** What is said of the paragraph of a byte, and where that ends. */
  paragraphAt(at: number): Run<ParagraphLook> {
    return runAt(this.#paragraphs, at, PLAIN_PARAGRAPH);
  }

  /** What the letters from a byte on look like, besides their paragraph's style, and where that ends. */
  lettersAt(at: number, base: Look): { to: number; said: LettersLook } {
    const { to, said: place } = runAt(this.#letters, at, 0);
    const look: LettersLook = { ...base, sign: false };
    if (place === 0) return { to, said: look };
    let deleted = false;
    const list = this.#file.properties(place + 1, place + 1 + this.#file.u8(place));
    while (list.next()) {
      const { property } = list;
      if (property === CHARACTER_STYLE) {
        const style = this.style(list.u16);
        look.tam = style.tam ?? look.tam;
        look.negrita = style.negrita ?? look.negrita;
        look.cursiva = style.cursiva ?? look.cursiva;
        look.oculto = style.oculto ?? look.oculto;
      } else if (property === SIZE) look.tam = list.u16 / 2 || null;
      else if (property === BOLD) look.negrita = toggled(list.u8, look.negrita);
      else if (property === ITALIC) look.cursiva = toggled(list.u8, look.cursiva);
      else if (property === SYMBOL) look.sign = true;
      else if (property === VANISHED) look.oculto = toggled(list.u8, look.oculto);
      else if (property === DELETED) deleted = toggled(list.u8, false);
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
  if (none) return PLAIN_PARAGRAPH;
  const length = file.u8(place);
  const from = place + (length === 0 ? 2 : 1);
  const to = from + (length === 0 ? 2 * file.u8(place + 1) : 2 * length - 1);
  const look = { ...PLAIN_PARAGRAPH, style: file.u16(from) };
  apply(file.properties(from + 2, to), look, file);
  return look;
}

function apply(list: Properties, look: ParagraphLook, file: DocFile | null): void {
  while (list.next()) {
    const { property } = list;
    const set = list.u8 === 1;
    if (property === IN_TABLE && set) look.depth = Math.max(look.depth, 1);
    else if (property === DEPTH) look.depth = Math.min(8, list.u32);
    else if (property === ROW_END || property === INNER_ROW) look.row = set;
    else if (property === INNER_CELL) look.innerCell = set;
    else if (property === ELSEWHERE && file !== null) apply(file.huge(list.u32), look, null);
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
    const list = lettersOf(place, kind);
    while (list.next()) {
      const { property } = list;
      if (property === SIZE) look.tam = list.u16 / 2 || null;
      else if (property === BOLD) look.negrita = toggled(list.u8, under.negrita);
      else if (property === ITALIC) look.cursiva = toggled(list.u8, under.cursiva);
      else if (property === VANISHED) look.oculto = toggled(list.u8, under.oculto);
    }
    known[id] = look;
    return look;
  };
  /** The list of a style that tells of its letters, behind its name and, in a paragraph's, another list. */
  const lettersOf = (place: number, kind: number): Properties => {
    const end = place + 2 + u16(place);
    let at = place + 2 + base;
    at += 2 + 2 * u16(at) + 2;
    if (kind === 1) at += 2 + u16(at) + (u16(at) & 1);
    return new Properties(sheet, at + 2, kind > 2 ? 0 : Math.min(end, at + 2 + u16(at)));
  };
  const places: number[] = [];
  const count = u16(2);
  for (let i = 0, at = 2 + u16(0); i < count && at < sheet.byteLength; i++, at += 2 + u16(at)) {
    if (u16(at) > 0) places[i] = at;
    styles.push(() => resolve(i, 0));
  }
  return styles;
}
