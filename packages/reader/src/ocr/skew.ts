import { type Gray, shrink } from './gray.ts';

const SMALL = 800;
const STEP = Math.PI / 720;
const RANGE = Math.PI / 22;
/** Marks this near each other, in pixels of the small picture, belong to one word. */
const NEAR = 4;
/** Words are so much longer along their line than letters are high; tables and margins reach 1.1. */
const ALONG = 1.25;

/** In radians (0.3 degrees): Tesseract itself copes with less, and such a page stays as it lies. */
export const MIN_SKEW = 0.005;

/** How the writing lies: the angle of its lines in radians (small), and whether they run up and down the page. */
export type Lie = { angle: number; sideways: boolean };

export function lieOf(image: Gray): Lie {
  const marks = marksOf(shrink(image, Math.max(1, Math.round(Math.max(image.width, image.height) / SMALL))));
  const sideways = meanRun(marks, true) > ALONG * meanRun(marks, false);
  return { angle: bestAngle(marks, sideways), sideways };
}

type Marks = { width: number; height: number; dark: Uint8Array; xs: Int16Array; ys: Int16Array };

/** Dark pixels beside bright ones: writing, and not shadows or pictures. */
function marksOf({ width, height, data }: Gray): Marks {
  const dark = new Uint8Array(data.length);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const beside = Math.max(
        data[at - 2] ?? 0,
        data[at + 2] ?? 0,
        data[at - 2 * width] ?? 0,
        data[at + 2 * width] ?? 0,
      );
      if (beside - here <= 24) continue;
      dark[at] = 1;
      xs.push(x);
      ys.push(y);
    }
  }
  return { width, height, dark, xs: Int16Array.from(xs), ys: Int16Array.from(ys) };
}

/** Mean length of stretches of marks along the rows, or down the columns; rules longer than a word are left out. */
function meanRun({ width, height, dark }: Marks, down: boolean): number {
  const [lines, length, step, stride] = down ? [width, height, width, 1] : [height, width, 1, width];
  let runs = 0;
  let total = 0;
  for (let line = 0; line < lines; line++) {
    let start = -1;
    let last = -1;
    for (let i = 0; i <= length + NEAR; i++) {
      if (i < length && dark[line * stride + i * step] === 1) {
        if (start < 0) start = i;
        last = i;
      } else if (start >= 0 && i - last > NEAR) {
        const run = last - start + 1;
        if (run < 120) {
          runs++;
          total += run;
        }
        start = -1;
      }
    }
  }
  return runs === 0 ? 0 : total / runs;
}

/**
 * Lines of writing, seen along them, are dark and bright bands; at any other angle all is grey. The angle whose bands
 * differ most is theirs.
 */
function bestAngle(marks: Marks, sideways: boolean): number {
  let angle = 0;
  let most = bandsAt(marks, sideways, 0);
  const attempt = (candidate: number) => {
    const bands = bandsAt(marks, sideways, candidate);
    if (bands > most) [angle, most] = [candidate, bands];
  };
  for (let candidate = -RANGE; candidate <= RANGE; candidate += 4 * STEP) attempt(candidate);
  const coarse = angle;
  for (let i = -4; i <= 4; i++) attempt(coarse + i * STEP);
  return angle;
}

function bandsAt({ width, height, xs, ys }: Marks, sideways: boolean, angle: number): number {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const size = width + height;
  const bands = new Float64Array(2 * size);
  for (let i = 0; i < xs.length; i++) {
    const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
    const at = Math.round(sideways ? x * c + y * s : y * c - x * s) + size;
    bands[at] = (bands[at] ?? 0) + 1;
  }
  let sum = 0;
  for (let i = 1; i < bands.length; i++) sum += ((bands[i] ?? 0) - (bands[i - 1] ?? 0)) ** 2;
  return sum;
}
