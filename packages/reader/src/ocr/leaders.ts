import type { Gray } from './gray.ts';
import { DARK, darkOf, dropLevel } from './ink.ts';

/** As thick as a dot or a dash is at most, and as long in a row and in a column, in inches; lower than any letter. */
const HIGH = 0.03;
const WIDE = 0.12;
const TALL = 0.055;
/**
 * Between two of a row, between two of a column, which its crossings part, and the whole of either, in inches; how many
 * make one, and how far they rise or fall, in pixels.
 */
const GAP = 0.06;
const CROSSING = 0.14;
const LONG = 0.45;
const LEAST_DOTS = 8;
const DRIFT = 2;
/** Of the usual step from one to the next; and how many of the steps are so, also where crossings part them. */
const LEAST_STEP = 0.6;
const MOST_STEP = 1.5;
const EVEN = 0.8;
const EVEN_CROSSED = 0.6;
/** More of them on a page are grain. */
const MOST_DOTS = 50_000;

const PAPER = 255;

/** A dot, a dash or another small thing that hangs together with nothing else; in pixels, the last ones included. */
type Dot = { left: number; right: number; top: number; bottom: number };

/**
 * A page of an even light without rows of dots and dashes: `Nombre ........ Ana Soto`, the dashed rules of a form, also
 * the upright ones. What stands beside or above them is read as one line with them, or lost.
 */
export function withoutLeaders(image: Gray, dpi: number): Gray {
  const { width, height } = image;
  const dots = dotsOf(darkOf(image), width, height, dpi);
  const flat = dots.filter(({ top, bottom }) => bottom - top < HIGH * dpi);
  const upright = dots.filter(({ left, right, top, bottom }) => right - left < HIGH * dpi && bottom - top < TALL * dpi);
  const rows = [
    ...rowsOf(flat, width, height, dpi, { gap: GAP, even: EVEN }),
    ...[...rowsOf(upright.map(transposed), height, width, dpi, { gap: CROSSING, even: EVEN_CROSSED })].map(transposed),
  ];
  if (rows.length === 0) return image;
  const data = Uint8Array.from(image.data);
  for (const { left, right, top, bottom } of rows) {
    for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y++)
      for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x++) {
        const isOwn = x >= left && x <= right && y >= top && y <= bottom;
        // Around it only what is its own pale edge.
        if (isOwn || (data[y * width + x] ?? 0) >= DARK) data[y * width + x] = PAPER;
      }
  }
  return { width, height, data };
}

/** With columns for rows. */
const transposed = ({ left, right, top, bottom }: Dot): Dot => ({ left: top, right: bottom, top: left, bottom: right });

/** What hangs together and is no thicker than a dot, nor longer than a dash. */
function dotsOf(dark: Uint8Array, width: number, height: number, dpi: number): Dot[] {
  const dots: Dot[] = [];
  const stack: number[] = [];
  // What is longer is marked first: the ground of a dark photograph would be walked through pixel by pixel.
  dropLevel(dark, width, height, WIDE * dpi);
  for (let seed = dark.indexOf(1); seed >= 0; seed = dark.indexOf(1, seed + 1)) {
    const dot = { left: width, right: -1, top: height, bottom: -1 };
    let isPart = false;
    stack.push(seed);
    dark[seed] = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      dot.left = Math.min(dot.left, x);
      dot.right = Math.max(dot.right, x);
      dot.top = Math.min(dot.top, y);
      dot.bottom = Math.max(dot.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let next = row * width + Math.max(0, x - 1); next <= row * width + Math.min(width - 1, x + 1); next++) {
          if (dark[next] === 2) isPart = true;
          if (dark[next] !== 1) continue;
          dark[next] = 0;
          stack.push(next);
        }
    }
    const [wide, high] = [dot.right - dot.left, dot.bottom - dot.top];
    const isDash = (high < HIGH * dpi && wide < WIDE * dpi) || (wide < HIGH * dpi && high < TALL * dpi);
    if (!isPart && isDash) dots.push(dot);
    if (dots.length > MOST_DOTS) return [];
  }
  return dots;
}

/** How far apart they stand at most, in inches, and how many of their steps are alike. */
type Spacing = { gap: number; even: number };

/** Those that stand in a row with enough others. */
function rowsOf(dots: readonly Dot[], width: number, height: number, dpi: number, { gap, even }: Spacing): Set<Dot> {
  const lanes = new Map<number, Dot[]>();
  for (const dot of dots) {
    const middle = Math.round((dot.top + dot.bottom) / 2);
    for (let y = Math.max(0, middle - DRIFT); y <= Math.min(height - 1, middle + DRIFT); y++) {
      const lane = lanes.get(y);
      if (lane) lane.push(dot);
      else lanes.set(y, [dot]);
    }
  }
  const found = new Set<Dot>();
  for (const lane of lanes.values()) {
    if (lane.length < LEAST_DOTS) continue;
    lane.sort((a, b) => a.left - b.left);
    let row: Dot[] = [];
    for (const dot of [...lane, { left: width + dpi, right: 0, top: 0, bottom: 0 }]) {
      const last = row.at(-1);
      if (last && dot.left - last.right > gap * dpi) {
        if (last.right - (row[0]?.left ?? 0) >= LONG * dpi && isEven(row, even)) for (const one of row) found.add(one);
        row = [];
      }
      row.push(dot);
    }
  }
  return found;
}

/** Whether most of them stand as far apart as all do: the broken pieces of pale letters do not. */
function isEven(row: readonly Dot[], least: number): boolean {
  if (row.length < LEAST_DOTS) return false;
  const steps = row.slice(1).map(({ left }, i) => left - (row[i]?.left ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const even = steps.filter((step) => step > LEAST_STEP * usual && step < MOST_STEP * usual);
  return even.length >= least * steps.length;
}
