import type { Item } from '../text/document.ts';
import { cleanText } from './clean-text.ts';
import type { DocFile } from './doc-file.ts';
import type { DocLooks, LettersLook } from './doc-looks.ts';
import type { Block } from './docx-walk.ts';
import { MAX_ITEMS, MAX_TEXT } from './limits.ts';
import { mailAddress } from './mail-address.ts';
import { addRun, type RunLook } from './word-runs.ts';

/** A table that is open, or what lies outside of all: its rows, the cells of the last one, the blocks of the last cell. */
type Frame = { rows: Block[][][]; cells: Block[][]; blocks: Block[] };

const TAB = 0x09;
const LINE = 0x0b;
const PAGE = 0x0c;
const PARAGRAPH = 0x0d;
const COLUMN = 0x0e;
const CELL = 0x07;
const DRAWN = 0x08;
const FIELD = 0x13;
const RESULT = 0x14;
const FIELD_END = 0x15;
const FIRM_HYPHEN = 0x1e;

const letters = { narrow: new TextDecoder('windows-1252'), wide: new TextDecoder('utf-16le', { ignoreBOM: true }) };

/** Places of the text [from, to). */
type Stretch = { from: number; to: number };
/** What is drawn at a place of the text. */
type Drawn = (place: number) => Block[];

/**
 * Reads stretches of the text: their paragraphs and tables in order, what is drawn behind the paragraph it hangs on. All
 * together are as long as a file may be: its pieces may be said to lie one upon another. `linked` tells the addresses
 * behind links too.
 */
export function docReader(
  file: DocFile,
  looks: DocLooks,
  linked: boolean,
): (stretch: Stretch, drawnAt?: Drawn) => Block[] {
  let left = MAX_TEXT;
  return ({ from, to }, drawnAt = () => []) => {
    const walk = new Walk(looks, drawnAt, linked);
    for (const piece of file.pieces) {
      const start = Math.max(from, piece.from);
      const end = Math.min(to, piece.to, start + left);
      if (start >= end) continue;
      left -= end - start;
      const bytes = piece.wide ? 2 : 1;
      const at = piece.at + (start - piece.from) * bytes;
      const text = letters[piece.wide ? 'wide' : 'narrow'].decode(file.slice(at, at + (end - start) * bytes));
      walk.piece(text, start, at, bytes);
    }
    return walk.blocks();
  };
}

class Walk {
  readonly #looks: DocLooks;
  readonly #drawnAt: Drawn;
  readonly #linked: boolean;
  readonly #frames: Frame[] = [{ rows: [], cells: [], blocks: [] }];
  #lines: Item[][] = [[]];
  #drawn: Block[] = [];
  /** Fields that are open: whether their result has begun. */
  #fields: boolean[] = [];
  /** What the innermost of them says where it leads. */
  #code = '';
  /** Letters alike that stand together, whatever else the file says of them. */
  #run: (Required<RunLook> & { texto: string }) | null = null;
  #items = MAX_ITEMS;

  constructor(looks: DocLooks, drawnAt: Drawn, linked: boolean) {
    this.#looks = looks;
    this.#drawnAt = drawnAt;
    this.#linked = linked;
  }

  /** Letters that stand together in the file: their place in the text and in the file, and how many bytes each takes. */
  piece(text: string, place: number, at: number, bytes: number): void {
    let i = 0;
    while (i < text.length) {
      const paragraph = this.#looks.paragraphAt(at + i * bytes);
      const end = Math.min(text.length, i + Math.max(1, Math.ceil((paragraph.to - at) / bytes) - i));
      const base = this.#looks.style(paragraph.said.style);
      while (i < end) {
        const { to, said } = this.#looks.lettersAt(at + i * bytes, base);
        const stop = Math.min(end, i + Math.max(1, Math.ceil((to - at) / bytes) - i));
        if (!said.oculto) this.#alike(text, i, stop, said, place, at, bytes);
        i = stop;
      }
    }
  }

  /** What was open at the end still counts. */
  blocks(): Block[] {
    this.#endParagraph();
    this.#reach(0);
    return this.#frames[0]?.blocks ?? [];
  }

  #alike(text: string, from: number, to: number, look: LettersLook, place: number, at: number, bytes: number): void {
    let start = from;
    for (let i = from; i < to; i++) {
      const code = text.charCodeAt(i);
      if (code >= 0x20) continue;
      this.#add(text.slice(start, i), look);
      start = i + 1;
      this.#mark(code, look, place + i, at + i * bytes);
    }
    this.#add(text.slice(start, to), look);
  }

  #mark(code: number, look: LettersLook, place: number, at: number): void {
    if (code === FIELD) {
      this.#fields.push(false);
      this.#code = '';
    } else if (code === RESULT) {
      this.#fields.fill(true, -1);
      const address = this.#linked ? mailAddress(this.#code) : null;
      if (address !== null) this.#add(`${address}\t`, look);
    } else if (code === FIELD_END) this.#fields.pop();
    else if (code === TAB) this.#add('\t', look);
    else if (code === FIRM_HYPHEN) this.#add('-', look);
    else if (code === LINE || code === COLUMN) this.#endLine();
    else if (code === DRAWN) this.#drawn.push(...this.#drawnAt(place));
    else if (code === PARAGRAPH || code === PAGE || code === CELL) this.#end(code, at);
  }

  #end(code: number, at: number): void {
    const { depth, row, innerCell } = this.#looks.paragraphAt(at).said;
    // A field whose end is lost hides no more than its paragraph.
    if (this.#fields.includes(false)) this.#fields = [];
    this.#reach(code === CELL ? Math.max(1, depth) : depth);
    if (!row) this.#endParagraph();
    const frame = this.#frames.at(-1);
    if (frame === undefined || !(code === CELL || row || innerCell)) return;
    if (!row || frame.blocks.length > 0) frame.cells.push(frame.blocks.splice(0));
    if (row) frame.rows.push(frame.cells.splice(0));
  }

  /** Closes and opens tables until as many are open. */
  #reach(depth: number): void {
    while (this.#frames.length - 1 < depth) this.#frames.push({ rows: [], cells: [], blocks: [] });
    while (this.#frames.length - 1 > depth) {
      const frame = this.#frames.pop();
      if (frame === undefined) return;
      if (frame.blocks.length > 0) frame.cells.push(frame.blocks);
      if (frame.cells.length > 0) frame.rows.push(frame.cells);
      if (frame.rows.length > 0) this.#frames.at(-1)?.blocks.push({ rows: frame.rows });
    }
  }

  #add(text: string, look: LettersLook): void {
    if (this.#fields.at(-1) === false) this.#code += text;
    if (text === '' || this.#fields.includes(false)) return;
    const texto = look.sign ? ' ' : cleanText(text);
    const [tam, negrita, cursiva] = [look.tam ?? 0, look.negrita ?? false, look.cursiva ?? false];
    const run = this.#run;
    if (run?.tam === tam && run.negrita === negrita && run.cursiva === cursiva) run.texto += texto;
    else {
      this.#flush();
      this.#run = { texto, tam, negrita, cursiva };
    }
  }

  #flush(): void {
    if (this.#run !== null && this.#items-- > 0) addRun(this.#lines, this.#run.texto, this.#run);
    this.#run = null;
  }

  #endLine(): void {
    this.#flush();
    this.#lines.push([]);
  }

  #endParagraph(): void {
    this.#flush();
    this.#frames.at(-1)?.blocks.push({ lines: this.#lines }, ...this.#drawn.splice(0));
    this.#lines = [[]];
  }
}
