import type { Gray } from './gray.ts';

/** A rectangle of a picture, in its pixels. */
export type Region = { x: number; y: number; width: number; height: number };

/** Where a page is written on, by squares of `side` pixels. */
export type Ink = { side: number; columns: number; rows: number; marked: Uint8Array; width: number; height: number };

/** Squares to an inch: a quarter of a small letter's height. */
const SQUARES = 33;
/** Darker than this is ink, on paper whose light was evened. */
export const DARK = 150;
/** A square with fewer dark pixels than this share is grain. */
const LEAST = 0.08;
/** Longer strokes than this, in inches, are rules and frames: they bind together what has nothing to do with it. */
const RULE = 0.45;

/** The squares with writing in them; rules, frames and solid pictures are left out. */
export function inkOf(image: Gray, dpi: number): Ink {
  const { width, height } = image;
  const side = Math.max(2, Math.round(dpi / SQUARES));
  const dark = Uint8Array.from(image.data, (shade) => (shade < DARK ? 1 : 0));
  dropLong(dark, height, width, width, 1, RULE * dpi);
  dropLong(dark, width, height, 1, width, RULE * dpi);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const count = new Uint16Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++) {
      if (dark[y * width + x] !== 1) continue;
      const at = row + Math.floor(x / side);
      count[at] = (count[at] ?? 0) + 1;
    }
  }
  const marked = Uint8Array.from(count, (n) => (n >= LEAST * side * side ? 1 : 0));
  return { side, columns, rows, marked, width, height };
}

/** Marks (2) the dark runs longer than `most` along `lines` of `length` pixels. */
export function dropLong(
  dark: Uint8Array,
  lines: number,
  length: number,
  stride: number,
  step: number,
  most: number,
): void {
  for (let line = 0; line < lines; line++) {
    let run = 0;
    for (let i = 0; i <= length; i++) {
      const at = line * stride + i * step;
      if (i < length && (dark[at] ?? 0) > 0) {
        run++;
        continue;
      }
      if (run > most) for (let k = 1; k <= run; k++) dark[at - k * step] = 2;
      run = 0;
    }
  }
}

/** Squares between two words of a line, and between two lines of a block; tall words stand further apart. */
const ACROSS = 4;
const DOWN = 3;
const TALL_ACROSS = 0.9;

/** The block of writing that `word` belongs to: what hangs together without a wider gap. */
export function regionAround(ink: Ink, word: { x: number; y: number; ancho: number; alto: number }): Region {
  const { side, columns, rows, marked } = ink;
  const across = Math.max(ACROSS, Math.round((TALL_ACROSS * word.alto) / side));
  const seen = new Uint8Array(marked.length);
  const stack: number[] = [];
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  const visit = (c: number, r: number) => {
    const at = r * columns + c;
    if (c < 0 || r < 0 || c >= columns || r >= rows || seen[at] === 1 || marked[at] !== 1) return;
    seen[at] = 1;
    stack.push(at);
    [left, top, right, bottom] = [Math.min(left, c), Math.min(top, r), Math.max(right, c), Math.max(bottom, r)];
  };
  const square = (pixel: number) => Math.floor(pixel / side);
  for (let r = square(word.y); r <= square(word.y + word.alto); r++)
    for (let c = square(word.x); c <= square(word.x + word.ancho); c++) visit(c, r);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [c, r] = [at % columns, Math.floor(at / columns)];
    for (let dr = -DOWN; dr <= DOWN; dr++) for (let dc = -across; dc <= across; dc++) visit(c + dc, r + dr);
  }
  if (right < 0) return { x: word.x, y: word.y, width: word.ancho, height: word.alto };
  const [x, y] = [left * side, top * side];
  return {
    x,
    y,
    width: Math.min(ink.width, (right + 1) * side) - x,
    height: Math.min(ink.height, (bottom + 1) * side) - y,
  };
}
