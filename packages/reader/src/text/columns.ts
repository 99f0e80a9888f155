import { rowsAcross } from './across.ts';
import { bottomOf, rowsOf, type Segment, sameRow, textOf } from './segments.ts';

/** A gutter narrower than this many font sizes is a gap between words. */
const GUTTER = 0.7;
/** Fewer lines than this beside each other are a heading with something at its side, not columns. */
const MIN_LINES = 3;
const MAX_DEPTH = 10;
/** Beyond this the page is a table of numbers or an attack, and rows are as good. */
const MAX_SEGMENTS = 2_000;
const MAX_GUTTERS = 60;

type Cut = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[]; score: number };

/** Parts a page in its columns and what lies above and below them, in reading order. */
export function blocksOf(segments: readonly Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return [];
  const cut = depth < MAX_DEPTH && segments.length <= MAX_SEGMENTS ? bestCut(segments) : null;
  if (cut === null) return [[...segments]];
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) => blocksOf(part, depth + 1));
}

function bestCut(segments: readonly Segment[]): Cut | null {
  const rows = rowsOf(segments);
  const across = rowsAcross(rows);
  let best: Cut | null = null;
  for (const gutter of gutters(segments)) {
    const cut = cutAt(rows, across, gutter);
    if (cut !== null && (best === null || cut.score > best.score)) best = cut;
  }
  return best;
}

/** Left edges that several lines share, the commonest first. */
function gutters(segments: readonly Segment[]): number[] {
  const count = new Map<number, number>();
  for (const s of segments) {
    const edge = Math.floor(s.x / 3);
    count.set(edge, (count.get(edge) ?? 0) + 1);
  }
  const leftmost = Math.min(...segments.map((s) => s.x));
  return [...count]
    .map(([edge, n]) => ({ x: edge * 3, n: n + (count.get(edge + 1) ?? 0) }))
    .filter((e) => e.n >= 2 && e.x > leftmost + 10)
    .sort((a, b) => b.n - a.n)
    .slice(0, MAX_GUTTERS)
    .map((e) => e.x);
}

/** The longest stretch of the page that nothing crosses at `x` and that has lines on both sides. */
function cutAt(rows: readonly Segment[][], across: ReadonlySet<Segment[]>, x: number): Cut | null {
  let best: Cut | null = null;
  let start = 0;
  for (let i = 0; i <= rows.length; i++) {
    const row = rows[i];
    if (row !== undefined && !across.has(row) && !row.some((s) => crosses(s, x))) continue;
    const cut = stretch(rows, start, i, x);
    if (cut !== null && (best === null || cut.score > best.score)) best = cut;
    start = i + 1;
  }
  return best;
}

const crosses = (s: Segment, x: number) => s.x < x - 0.5 && s.right > x - GUTTER * Math.min(s.tam, 12);

function stretch(rows: readonly Segment[][], from: number, to: number, x: number): Cut | null {
  if (to - from < MIN_LINES) return null;
  const inside = rows.slice(from, to);
  const leftRows = sideOf(inside, (s) => s.x < x - 0.5);
  const rightRows = sideOf(inside, (s) => s.x >= x - 0.5);
  if (leftRows.length < MIN_LINES || rightRows.length < MIN_LINES || isTable(leftRows, rightRows)) return null;
  const [left, right] = [leftRows.flat(), rightRows.flat()];
  const overlap = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right));
  if (overlap <= 0) return null;
  return { above: rows.slice(0, from).flat(), left, right, below: rows.slice(to).flat(), score: overlap };
}

const sideOf = (rows: readonly Segment[][], test: (s: Segment) => boolean) =>
  rows.map((row) => row.filter(test)).filter((row) => row.length > 0);
const topOf = (s: readonly Segment[]) => Math.min(...s.map((i) => i.y));

const LABEL = /:\s*$/;
const DATE = /\b(?:19|20)\d\d\b|actual|presente|a la fecha|\bhoy\b|nivel|b[áa]sico|intermedio|avanzado|\d\s?%/i;

/** Labels beside their answers, or dates beside what happened then: rows, not columns. */
function isTable(left: Segment[][], right: Segment[][]): boolean {
  const aligned = share(left, (row) => right.some((other) => pair(row, other)));
  const labels = share(left, (row) => LABEL.test(textOf(row)));
  const dates = share(left, (row) => DATE.test(textOf(row)));
  if (aligned >= 0.8 && (labels >= 0.5 || dates >= 0.6)) return true;
  if (aligned >= 0.8 && areShort(left) && right.length <= left.length * 1.3) return true;
  if (aligned >= 0.9 && areShort(left) && areSparse(left)) return true;
  const answers = share(right, (row) => left.some((other) => pair(row, other)));
  if (answers >= 0.8 && share(right, (row) => DATE.test(textOf(row))) >= 0.6) return true;
  return answers >= 0.9 && areShort(right) && right.length <= left.length * 0.6;
}

/** Headings of sections or years at the side of what they head: far apart, unlike the lines of a sidebar. */
function areSparse(rows: Segment[][]): boolean {
  const steps = rows.slice(1).map((row, i) => (row[0]?.bottom ?? 0) - (rows[i]?.[0]?.bottom ?? 0));
  steps.sort((a, b) => a - b);
  return (steps[steps.length >> 1] ?? 0) > 2 * Math.max(...rows.map((row) => row[0]?.tam ?? 0));
}

const areShort = (rows: Segment[][]) => rows.every((row) => row.reduce((n, s) => n + s.chars, 0) <= 30);

function pair(a: Segment[], b: Segment[]): boolean {
  const [x, y] = [a[0], b[0]];
  return x !== undefined && y !== undefined && sameRow(x, y);
}

const share = <T>(all: readonly T[], test: (one: T) => boolean) => all.filter(test).length / all.length;
