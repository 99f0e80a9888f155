import type { Gray } from './gray.ts';
import { DARK, OF_EDGE, turned } from './polarity.ts';
import { MIN_SKEW } from './skew.ts';

/** Of the pixels, as sampled, those that are darker than the paper. */
const PAPER = 0.9;
const SAMPLE = 97;
/** In inches: a run of ground is so long at least, and one line of writing and its room so high at most. */
const RUN = 0.18;
const HIGH = 0.5;
/** Of the rows between those, how many begin and end with so many pixels of ground: letters that touch are open somewhere. */
const WALLED = 0.9;
const WALL = 3;
/** Rows of ground above and below the writing, and pixels by which their ends differ where corners are round. */
const ROWS = 2;
const APART = 6;
/** Of what lies between them, ground is so much at least: of the cell of a table it is little. */
const GROUND = 0.4;
/** A bar is so many times as wide as high: a big letter is not. */
const WIDE = 1.6;
/** So many pixels above and below a bar there is paper, but for this share of what stands near. */
const BEYOND = 3;
const NEAR = 0.3;
/** The writing stands out from its ground by so much of the step to the paper, in so many of its pixels. */
const BRIGHT = 0.5;
const LEAST_BRIGHT = 0.02;

/** Rows of ground one above another, from column `left` to `right`. */
type Slab = { left: number; right: number; top: number; bottom: number };

/**
 * Turns white writing on bars and tags, one line high, to dark on white, pixel by pixel: between rows of ground of the
 * same length stands a line of writing. Of what is that small the squares that bigger grounds are told by
 * (`polarity.ts`) are half letters.
 */
export function flipBars(image: Gray, dpi: number): Gray {
  const { width, height, data } = image;
  const limit = DARK * paperOf(data);
  const slabs = slabsOf(image, limit, Math.round(RUN * dpi));
  const out = { width, height, data: Uint8Array.from(data) };
  const done: Slab[] = [];
  slabs.forEach((above, i) => {
    if (done.some((bar) => isWithin(above, bar)) || isGround(image, above, above.top - beyond(above), limit)) return;
    const below = slabs.slice(i + 1).find((one) => isBelow(above, one, dpi) && isBar(image, above, one, limit));
    if (below === undefined) return;
    const light = lightAround(image, above, below, limit);
    if (flip(image, out, above, below, light)) done.push({ ...above, bottom: below.bottom });
  });
  return done.length > 0 ? out : image;
}

/** Runs of ground between the letters of a bar are no bars of their own. */
const isWithin = ({ left, right, top }: Slab, bar: Slab): boolean =>
  left < bar.right && right > bar.left && top <= bar.bottom;

function paperOf(data: Uint8Array): number {
  const sample: number[] = [];
  for (let at = 0; at < data.length; at += SAMPLE) sample.push(data[at] ?? 0);
  sample.sort((a, b) => a - b);
  return sample[Math.floor(PAPER * sample.length)] ?? 255;
}

/** Long runs of ground, those of the same length in neighbouring rows together, from the top. */
function slabsOf({ width, height, data }: Gray, limit: number, least: number): Slab[] {
  const slabs: Slab[] = [];
  let open: Slab[] = [];
  for (let y = 0; y < height; y++) {
    const next: Slab[] = [];
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 255) >= limit) continue;
      const left = x;
      while (x < width && (data[y * width + x] ?? 255) < limit) x++;
      if (x - left < least) continue;
      const slab = open.find((one) => Math.abs(one.left - left) <= APART && Math.abs(one.right - x) <= APART);
      if (slab) {
        next.push(slab);
        Object.assign(slab, { left: Math.min(slab.left, left), right: Math.max(slab.right, x), bottom: y });
      } else {
        const begun = { left, right: x, top: y, bottom: y };
        slabs.push(begun);
        next.push(begun);
      }
    }
    open = next;
  }
  return slabs.filter(({ top, bottom }) => bottom - top + 1 >= ROWS);
}

/** How far from its whole rows a bar surely has ended: along a wide one the edge of a page that lies askew rises or falls. */
const beyond = ({ left, right }: Slab): number => BEYOND + Math.ceil(MIN_SKEW * (right - left));

/** Whether ground goes on in this row, from one end of a slab to the other. */
function isGround({ width, data }: Gray, { left, right }: Slab, y: number, limit: number): boolean {
  let dark = 0;
  for (let x = left; x < right; x++) if ((data[y * width + x] ?? 255) < limit) dark++;
  return dark > NEAR * (right - left);
}

const isBelow = (above: Slab, { left, right, top, bottom }: Slab, dpi: number): boolean =>
  top > above.bottom + 1 &&
  bottom - above.top < HIGH * dpi &&
  right - left > WIDE * (bottom - above.top) &&
  Math.abs(left - above.left) <= APART &&
  Math.abs(right - above.right) <= APART;

/** Whether a line of bright writing on the ground of both lies between them. */
function isBar({ width, height, data }: Gray, above: Slab, below: Slab, limit: number): boolean {
  if (isGround({ width, height, data }, below, below.bottom + beyond(below), limit)) return false;
  const ground = groundOf(data, width, above);
  const bright = ground + BRIGHT * (limit / DARK - ground);
  let [dark, written, all] = [0, 0, 0];
  for (let y = above.bottom + 1; y < below.top; y++) {
    for (let x = above.left; x < above.right; x++) {
      const value = data[y * width + x] ?? 0;
      if (value < limit) dark++;
      if (value > bright) written++;
      all++;
    }
  }
  return dark > GROUND * all && written > LEAST_BRIGHT * all && isWalled({ width, height, data }, above, below, limit);
}

/** Whether ground stands at both ends of the writing, from the first of its rows to the last. */
function isWalled({ width, data }: Gray, above: Slab, below: Slab, limit: number): boolean {
  const left = Math.max(above.left, below.left);
  const right = Math.min(above.right, below.right);
  const isGround = (row: number, from: number): boolean => {
    for (let x = from; x < from + WALL; x++) if ((data[row + x] ?? 255) >= limit) return false;
    return true;
  };
  let walled = 0;
  for (let y = above.bottom + 1; y < below.top; y++)
    if (isGround(y * width, left) && isGround(y * width, right - WALL)) walled++;
  return walled >= WALLED * (below.top - above.bottom - 1);
}

/** The shade in the middle of a slab, where no edge blurs it. */
function groundOf(data: Uint8Array, width: number, { left, right, top, bottom }: Slab): number {
  const row = ((top + bottom) >> 1) * width;
  const shades = Array.from(data.subarray(row + left + APART, row + right - APART)).sort((a, b) => a - b);
  return shades[shades.length >> 1] ?? 0;
}

/** The shade of the paper at both sides of a bar; of its page where it fills the width. */
function lightAround({ width, data }: Gray, above: Slab, below: Slab, limit: number): number {
  const y = (above.top + below.bottom) >> 1;
  const beside = [above.left - 2 * APART, above.right + 2 * APART]
    .filter((x) => x >= 0 && x < width)
    .map((x) => data[y * width + x] ?? 0)
    .filter((shade) => shade >= limit);
  return beside.length > 0 ? Math.max(...beside) : limit / DARK;
}

/** Turns a bar, row by row between its ends, and wipes its edges; tells whether there was anything to turn. */
function flip({ width, data }: Gray, out: Gray, above: Slab, below: Slab, light: number): boolean {
  const ground = groundOf(data, width, above);
  if (ground >= light) return false;
  const [inner, outer] = [ground + OF_EDGE * (light - ground), ground + (1 - OF_EDGE) * (light - ground)];
  // What of it rises over its first whole row or falls below its last, and the blurred row there.
  const wipe = (from: number, step: 1 | -1) => {
    for (let x = above.left - ROWS; x < above.right + ROWS; x++)
      for (let n = 0, at = from * width + x; n < beyond(above) && (data[at] ?? 255) < outer; n++, at += step * width)
        out.data[at] = light;
  };
  wipe(above.top - 1, -1);
  wipe(below.bottom + 1, 1);
  for (let y = above.top; y <= below.bottom; y++) {
    const row = y * width;
    let [left, right] = [above.left - ROWS, above.right + ROWS];
    while (left < right && (data[row + left] ?? 0) > inner) out.data[row + left++] = light;
    while (right > left && (data[row + right - 1] ?? 0) > inner) out.data[row + --right] = light;
    for (let x = left; x < right; x++) out.data[row + x] = turned(data[row + x] ?? 0, ground, light);
  }
  return true;
}
