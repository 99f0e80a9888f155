import type { Gray } from './gray.ts';
import { DARK, darkOf, dropLevel } from './ink.ts';

/** Shorter than this, in inches, is no rule but a stroke of a letter. */
const RULE = 0.4;
/** How high boxes for one letter are, and how wide, in inches. */
const HIGH = [0.12, 0.45] as const;
const WIDE = [0.08, 0.4] as const;
/** Fewer strokes in a row are a table's. */
const MIN_STROKES = 4;
/** Between the letters of a word, and between two words, in inches. */
const LETTER_GAP = 0.022;
const WORD_GAP = 0.1;
/** How far a row of boxes rises or falls from one to the next, in pixels, and how thick their lines are. */
const DRIFT = 3;
const THICK = 5;
/** Of a box's pixels, as ink: fewer are grain. */
const LEAST = 3;
const PAPER = 250;

/** A row of boxes: where its strokes stand, and the rules that they join. */
type Comb = { strokes: number[]; last: number; top: number; bottom: number; y: number; end: number };

/**
 * The letters that forms ask for in boxes of their own are taken out of them and pushed together: with a stroke
 * between each two no word is read.
 */
export function emptyBoxes(image: Gray, dpi: number): Gray {
  const { width, height } = image;
  const dark = darkOf(image);
  if (!dropLevel(dark, width, height, RULE * dpi)) return image;
  const combs = combsOf(dark, width, height, dpi).filter(({ strokes }) => strokes.length >= MIN_STROKES);
  if (combs.length === 0) return image;
  const out: Gray = { width, height, data: Uint8Array.from(image.data) };
  for (const comb of combs) pushTogether(image, out, comb, dpi);
  return out;
}

/** Row by row, for every column: where the last rule was that nothing but ink has followed. */
function combsOf(dark: Uint8Array, width: number, height: number, dpi: number): Comb[] {
  const strokes: { x: number; top: number; bottom: number }[] = [];
  const tops = new Int16Array(width).fill(-1);
  const inked = new Int16Array(width).fill(-1);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const here = dark[at];
      if (here === 0) continue;
      if (inked[x] !== y - 1) tops[x] = -1;
      inked[x] = y;
      if (here === 1) continue;
      const top = tops[x] ?? -1;
      if (top >= 0 && y - top > HIGH[0] * dpi && y - top < HIGH[1] * dpi) strokes.push({ x, top, bottom: y });
      tops[x] = y;
    }
  }
  const combs: Comb[] = [];
  for (const { x, top, bottom } of strokes.sort((a, b) => a.x - b.x)) addStroke(combs, x, top, bottom, dpi);
  return combs;
}

function addStroke(combs: Comb[], x: number, top: number, bottom: number, dpi: number): void {
  const comb = combs.findLast(
    (one) => Math.abs(one.top - top) <= DRIFT && Math.abs(one.bottom - bottom) <= DRIFT && x - one.last < WIDE[1] * dpi,
  );
  if (comb === undefined) {
    combs.push({ strokes: [x], last: x, top, bottom, y: top, end: bottom });
    return;
  }
  if (x - comb.last > WIDE[0] * dpi) comb.strokes.push(x);
  else if (x - comb.last > THICK) return;
  Object.assign(comb, { last: x, top, bottom, y: Math.min(comb.y, top), end: Math.max(comb.end, bottom) });
}

function pushTogether(from: Gray, to: Gray, { strokes, last, y, end }: Comb, dpi: number): void {
  const first = strokes[0] ?? 0;
  for (let row = y - THICK; row <= end + THICK; row++)
    to.data.fill(PAPER, row * to.width + Math.max(0, first - THICK), row * to.width + last + THICK);
  let x = first;
  strokes.forEach((stroke, i) => {
    const next = strokes[i + 1];
    if (next === undefined) return;
    const ink = inkOf(from, stroke + THICK, next - 2, y + THICK, end - THICK);
    if (ink === null) {
      x += Math.round(WORD_GAP * dpi);
      return;
    }
    for (let row = y + THICK; row < end - THICK; row++) {
      const start = row * from.width;
      to.data.set(from.data.subarray(start + ink.left - 1, start + ink.right + 2), start + x);
    }
    x += ink.right - ink.left + 3 + Math.round(LETTER_GAP * dpi);
  });
}

/** The columns of a box that its letter takes; null when it is empty. */
function inkOf({ width, data }: Gray, left: number, right: number, top: number, bottom: number) {
  const columns: number[] = [];
  let marks = 0;
  for (let x = left; x < right; x++) {
    let column = 0;
    for (let y = top; y < bottom; y++) if ((data[y * width + x] ?? 255) < DARK) column++;
    if (column > 0) columns.push(x);
    marks += column;
  }
  return marks < LEAST ? null : { left: columns[0] ?? left, right: columns.at(-1) ?? right };
}
