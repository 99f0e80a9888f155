import type { Gray } from './gray.ts';

/** An upright edge is x = offset + slope · y, a level one y = offset + slope · x. */
export type Edge = { slope: number; offset: number };

/** Where the sheet lies from its edge: brighter that way. */
export type Side = { upright: boolean; inward: 1 | -1 };

/** Left, top, right, bottom. */
export const SIDES: readonly Side[] = [
  { upright: true, inward: 1 },
  { upright: false, inward: 1 },
  { upright: true, inward: -1 },
  { upright: false, inward: -1 },
];

const SLOPES = Array.from({ length: 61 }, (_, i) => (i - 30) * 0.01);
/** The least step in brightness, over two pixels, from desk to paper, also in the shade. */
const STEP = 9;
/** An edge runs along at least this much of the picture … */
const MIN_LENGTH = 0.4;
/** … and the outermost wins of those at least so long as the longest: lines within the sheet are inside of it. */
const OUTERMOST = 0.72;

/** The outermost long straight step from dark to bright on one side of the picture; null when there is none. */
export function findEdge(image: Gray, side: Side): Edge | null {
  const { width, height } = image;
  const [along, across] = side.upright ? [height, width] : [width, height];
  // Slopes shift an edge by at most a third of its length either way.
  const shift = Math.ceil(along * 0.3) + 1;
  const bins = across + 2 * shift;
  const votes = SLOPES.map(() => new Uint16Array(bins));
  forEachStep(image, side, (a, b) => {
    for (let s = 0; s < SLOPES.length; s++) {
      const bin = Math.round(b - (SLOPES[s] ?? 0) * a) + shift;
      const row = votes[s];
      if (row !== undefined && bin >= 0 && bin < bins) row[bin] = (row[bin] ?? 0) + 1;
    }
  });
  const longest = Math.max(...votes.map((row) => row.reduce((most, n) => Math.max(most, n), 0)));
  if (longest < MIN_LENGTH * along) return null;
  return outermost(votes, OUTERMOST * longest, side, shift, along);
}

/** Calls with the place along and across the side of every pixel that begins to be brighter inward. */
function forEachStep({ width, height, data }: Gray, side: Side, visit: (a: number, b: number) => void): void {
  const step = (side.upright ? 1 : width) * side.inward;
  const turn = side.upright ? width : 1;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = (data[at + step] ?? 0) - (data[at - step] ?? 0);
      if (here < STEP) continue;
      // Only the steepest pixel of a step counts, and only steps across the side.
      if (here < (data[at + 2 * step] ?? 0) - (data[at] ?? 0)) continue;
      if (here <= (data[at] ?? 0) - (data[at - 2 * step] ?? 0)) continue;
      if (Math.abs((data[at + turn] ?? 0) - (data[at - turn] ?? 0)) > here) continue;
      if (side.upright) visit(y, x);
      else visit(x, y);
    }
  }
}

function outermost(votes: readonly Uint16Array[], enough: number, side: Side, shift: number, along: number): Edge {
  let best: (Edge & { votes: number; middle: number }) | null = null;
  votes.forEach((row, s) => {
    const slope = SLOPES[s] ?? 0;
    row.forEach((count, bin) => {
      if (count < enough) return;
      const offset = bin - shift;
      const middle = (offset + (slope * along) / 2) * side.inward;
      const further = best === null ? -Infinity : middle - best.middle;
      // Neighbouring lines are one edge: the one with most votes stands for it.
      if (best === null || further < -4 || (further <= 4 && count > best.votes)) {
        best = { slope, offset, votes: count, middle };
      }
    });
  });
  return best ?? { slope: 0, offset: 0 };
}
