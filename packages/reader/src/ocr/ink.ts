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
  const dark = darkOf(image);
  dropLevel(dark, width, height, RULE * dpi);
  dropUpright(dark, width, height, RULE * dpi);
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const count = new Uint16Array(columns * rows);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let c = 0; c < columns; c++) {
      let own = 0;
      for (const end = Math.min(at + side, (y + 1) * width); at < end; at++) if (dark[at] === 1) own++;
      if (own > 0) count[row + c] = (count[row + c] ?? 0) + own;
    }
  }
  const least = LEAST * side * side;
  const marked = new Uint8Array(count.length);
  for (let i = 0; i < marked.length; i++) if ((count[i] ?? 0) >= least) marked[i] = 1;
  return { side, columns, rows, marked, width, height };
}

/** Where a picture is dark: 1, else 0. */
export function darkOf({ data }: Gray): Uint8Array {
  const dark = new Uint8Array(data.length);
  for (let i = 0; i < dark.length; i++) if ((data[i] ?? 255) < DARK) dark[i] = 1;
  return dark;
}

/** Marks (2) the dark runs along the rows that are longer than `most`, and tells whether there were any. */
export function dropLevel(dark: Uint8Array, width: number, height: number, most: number): boolean {
  let any = false;
  for (let y = 0, at = 0; y < height; y++) {
    let start = at;
    for (const end = at + width; at < end; at++) {
      if (dark[at] !== 0) continue;
      if (at - start > most) any = dark.fill(2, start, at) === dark;
      start = at + 1;
    }
    if (at - start > most) any = dark.fill(2, start, at) === dark;
  }
  return any;
}

/** The same down the columns, row by row for the sake of the memory's order. */
function dropUpright(dark: Uint8Array, width: number, height: number, most: number): void {
  const runs = new Uint16Array(width);
  const drop = (x: number, y: number, run: number) => {
    for (let at = (y - run) * width + x; at < y * width; at += width) dark[at] = 2;
  };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const run = runs[x] ?? 0;
      if (dark[at] !== 0) runs[x] = run + 1;
      else if (run > 0) {
        if (run > most) drop(x, y, run);
        runs[x] = 0;
      }
    }
  }
  for (let x = 0; x < width; x++) if ((runs[x] ?? 0) > most) drop(x, height, runs[x] ?? 0);
}

/** Squares between two words of a line, and between two lines of a block; tall words stand further apart. */
const ACROSS = 4;
const DOWN = 3;
const TALL_ACROSS = 0.9;

/** A box on a page, as words have it. */
export type Box = { x: number; y: number; ancho: number; alto: number };

/** The block of writing that `word` belongs to: what hangs together without a wider gap. */
export function regionAround(ink: Ink, word: Box): Region {
  const { side } = ink;
  const across = Math.max(ACROSS, Math.round((TALL_ACROSS * word.alto) / side));
  const square = (pixel: number) => Math.floor(pixel / side);
  const seeds: number[] = [];
  for (let r = square(word.y); r <= square(word.y + word.alto); r++)
    for (let c = square(word.x); c <= square(word.x + word.ancho); c++)
      if (c >= 0 && r >= 0 && c < ink.columns && r < ink.rows) seeds.push(r * ink.columns + c);
  const region = grown(ink, Uint8Array.from(ink.marked), seeds, across);
  return region ?? { x: word.x, y: word.y, width: word.ancho, height: word.alto };
}

/** The blocks of writing that none of these boxes covers. */
export function uncovered(ink: Ink, boxes: readonly Box[]): Region[] {
  const { side, columns, rows } = ink;
  const left = Uint8Array.from(ink.marked);
  for (const { x, y, ancho, alto } of boxes) {
    // The edges of a box cut through squares, and accents stand above it.
    const [from, until] = [Math.max(0, Math.floor(x / side) - 1), Math.min(columns, Math.ceil((x + ancho) / side) + 1)];
    const [top, bottom] = [Math.max(0, Math.floor(y / side) - 1), Math.min(rows, Math.ceil((y + alto) / side) + 1)];
    for (let r = top; r < bottom; r++) left.fill(0, r * columns + from, r * columns + until);
  }
  const regions: Region[] = [];
  for (let seed = left.indexOf(1); seed >= 0; seed = left.indexOf(1, seed)) {
    const region = grown(ink, left, [seed], ACROSS);
    if (region !== null) regions.push(region);
  }
  return regions;
}

/** What hangs together with these squares, as far as they are marked; it is taken out of `marked`. */
function grown(ink: Ink, marked: Uint8Array, seeds: readonly number[], across: number): Region | null {
  const { side, columns, rows } = ink;
  const stack: number[] = [];
  let [left, top, right, bottom] = [columns, rows, -1, -1];
  const visit = (at: number) => {
    if (marked[at] !== 1) return;
    marked[at] = 0;
    stack.push(at);
    const c = at % columns;
    const r = (at - c) / columns;
    left = Math.min(left, c);
    top = Math.min(top, r);
    right = Math.max(right, c);
    bottom = Math.max(bottom, r);
  };
  for (const seed of seeds) visit(seed);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const c = at % columns;
    const r = (at - c) / columns;
    const [from, until] = [Math.max(0, c - across), Math.min(columns - 1, c + across)];
    for (let row = Math.max(0, r - DOWN); row <= Math.min(rows - 1, r + DOWN); row++)
      for (let next = row * columns + from; next <= row * columns + until; next++) visit(next);
  }
  if (right < 0) return null;
  const [x, y] = [left * side, top * side];
  return {
    x,
    y,
    width: Math.min(ink.width, (right + 1) * side) - x,
    height: Math.min(ink.height, (bottom + 1) * side) - y,
  };
}
