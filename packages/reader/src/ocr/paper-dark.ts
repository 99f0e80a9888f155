import type { Gray } from './gray.ts';
import type { Point } from './matrix.ts';

/** How much longer than wide sheets are; what is missing of it must be more than this share of its width to be looked for. */
const A4 = Math.SQRT2;
const MIN_MISSING = 0.08;
/** A bright mark stands out so much from its ground, and of a strip with writing so many dots are marks. */
const MARK = 12;
const MIN_WRITTEN = 0.008;

/**
 * The corners of the whole sheet where its head or its column is printed dark and lies on a dark table: then the edge
 * that was found is that of the band. What is missing of a sheet's proportions is added on the side where white writing
 * stands. Corners are clockwise from the top left.
 */
export function withDarkBand(image: Gray, corners: readonly Point[]): readonly Point[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const across = (apart(a, b) + apart(d, c)) / 2;
  const down = (apart(a, d) + apart(b, c)) / 2;
  const isShort = A4 * across > down;
  const missing = isShort ? A4 * across - down : down / A4 - across;
  if (missing < MIN_MISSING * across) return corners;
  const turned = isShort ? [0, 2] : [3, 1];
  const sheets = turned.map((side) => grown(image, corners, side, missing));
  const [best] = sheets.sort((one, other) => other.written - one.written);
  return best !== undefined && best.written > MIN_WRITTEN ? best.corners : corners;
}

/** The sheet with one side (the top, clockwise) moved outward, and the share of bright marks in what it gains. */
function grown(
  image: Gray,
  corners: readonly Point[],
  side: number,
  by: number,
): { corners: Point[]; written: number } {
  const at = (i: number): Point => corners[(side + i) % 4] ?? { x: 0, y: 0 };
  const [p, q] = [moved(image, at(0), at(3), by), moved(image, at(1), at(2), by)];
  const whole = corners.map((corner, i) => (i === side ? p : i === (side + 1) % 4 ? q : corner));
  return { corners: whole, written: writtenIn(image, [p, q, at(1), at(0)]) };
}

/** A point led away from another, within the picture. */
function moved({ width, height }: Gray, from: Point, away: Point, by: number): Point {
  const far = apart(from, away);
  const x = from.x + ((from.x - away.x) * by) / far;
  const y = from.y + ((from.y - away.y) * by) / far;
  return { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
}

function writtenIn({ width, height, data }: Gray, strip: readonly Point[]): number {
  let [marks, all] = [0, 0];
  const of = (i: number): number => data[i] ?? 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      if (!strip.every((p, i) => isInside(p, strip[(i + 1) % 4] ?? p, x, y))) continue;
      all++;
      const at = y * width + x;
      const beside = Math.min(of(at - 2), of(at + 2));
      const above = Math.min(of(at - 2 * width), of(at + 2 * width));
      if (of(at) - Math.max(beside, above) > MARK) marks++;
    }
  }
  return all === 0 ? 0 : marks / all;
}

/** Three pixels away from the sides, whose own step from dark to bright is no writing. */
const isInside = (p: Point, q: Point, x: number, y: number): boolean =>
  (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) > 3 * apart(p, q);

const apart = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
