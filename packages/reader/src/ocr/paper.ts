import { type Gray, shrink } from './gray.ts';
import type { Point } from './matrix.ts';
import { withDarkBand } from './paper-dark.ts';
import { type Edge, findEdge, SIDES } from './paper-edges.ts';

/** Side, in pixels, of the picture that the paper is looked for in. */
const SMALL = 420;
/** A sheet less than this part of the picture is a card on a table, and its writing too small to read. */
const MIN_SHARE = 0.2;
/** With fewer edges to be seen it is no photograph of a sheet, or one that fills the picture. */
const MIN_EDGES = 3;
/** Beyond so many sides of a sheet the picture is darker by so much, so many pixels away from them. */
const MIN_DARKER = 2;
const DARKER = 6;
const AWAY = 5;
/** Writing outside of the sheet, as a share of all of it: then what was found is a coloured band of the page. */
const MAX_OUTSIDE = 0.06;

/**
 * Corners of a sheet of paper photographed on something darker, clockwise from the top left, in pixels of the
 * picture; null when there is no such sheet, as on every page of an office scanner. A side that the picture cuts off
 * ends at its border.
 */
export function findPaper(image: Gray): Point[] | null {
  const factor = Math.max(1, Math.floor(Math.max(image.width, image.height) / SMALL));
  const small = shrink(image, factor);
  const found = SIDES.map((side) => findEdge(small, side));
  if (found.filter((edge) => edge !== null).length < MIN_EDGES) return null;
  const [left, top, right, bottom] = found.map((edge, i) => edge ?? borderOf(small, i));
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const [w, h] = [small.width / 2, small.height / 2];
  // A frame printed on the page gives edges on the far side of their opposites.
  if (left.offset + left.slope * h > right.offset + right.slope * h) return null;
  if (top.offset + top.slope * w > bottom.offset + bottom.slope * w) return null;
  const corners = [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)];
  if (areaOf(corners) < MIN_SHARE * small.width * small.height) return null;
  if (SIDES.filter((_, i) => found[i] !== null && isOnDarker(small, corners, i)).length < MIN_DARKER) return null;
  if (writingOutside(small, corners) > MAX_OUTSIDE) return null;
  return withDarkBand(small, corners).map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor }));
}

/** Whether what lies beyond a side (of `SIDES`) is darker than the sheet within, as no paper is beyond the rule of a table. */
function isOnDarker({ width, height, data }: Gray, corners: readonly Point[], side: number): boolean {
  const [from, to] = [corners[(side + 3) % 4], corners[side]];
  if (from === undefined || to === undefined) return false;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [nx, ny] = [(to.y - from.y) / length, (from.x - to.x) / length];
  const shadeAt = (share: number, away: number): number | undefined => {
    const x = Math.round(from.x + share * (to.x - from.x) + away * nx);
    const y = Math.round(from.y + share * (to.y - from.y) + away * ny);
    return x < 0 || y < 0 || x >= width || y >= height ? undefined : data[y * width + x];
  };
  const steps: number[] = [];
  for (let share = 0.05; share < 0.96; share += 0.02) {
    const [within, beyond] = [shadeAt(share, -AWAY), shadeAt(share, AWAY)];
    if (within !== undefined && beyond !== undefined) steps.push(within - beyond);
  }
  steps.sort((a, b) => a - b);
  return (steps[steps.length >> 1] ?? 0) >= DARKER;
}

function borderOf({ width, height }: Gray, side: number): Edge {
  return { slope: 0, offset: [0, 0, width - 1, height - 1][side] ?? 0 };
}

/** Where an upright edge (x = offset + slope · y) and a level one (y = offset + slope · x) meet. */
function crossing(upright: Edge, level: Edge): Point {
  const y = (level.offset + level.slope * upright.offset) / (1 - level.slope * upright.slope);
  return { x: upright.offset + upright.slope * y, y };
}

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length];
    if (q !== undefined) twice += p.x * q.y - q.x * p.y;
  });
  return Math.abs(twice) / 2;
}

/** Share of the dark marks on bright ground that lie outside, a little away from the edges. */
function writingOutside({ width, height, data }: Gray, corners: readonly Point[]): number {
  let outside = 0;
  let all = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const around = Math.min(
        Math.max(data[at - 2] ?? 0, data[at + 2] ?? 0),
        Math.max(data[at - 2 * width] ?? 0, data[at + 2 * width] ?? 0),
      );
      if (around - here < 12) continue;
      all++;
      if (corners.some((p, i) => sideOf(p, corners[(i + 1) % 4] ?? p, x, y) < -4)) outside++;
    }
  }
  return all === 0 ? 0 : outside / all;
}

/** Distance of a point from a side, negative outside of a shape given clockwise. */
function sideOf(p: Point, q: Point, x: number, y: number): number {
  return ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / Math.max(1, Math.hypot(q.x - p.x, q.y - p.y));
}
