import type { Gray } from './gray.ts';

/** Side of the squares that the paper's own shade is measured in: bigger than a letter, smaller than a shadow. */
const SQUARE = 24;
/** The shade that nine tenths of a square's pixels are darker than is paper, or its noise. */
const PAPER = 0.85;
/** Darker than this against the light around it, a square is a picture or a coloured band, left as it is. */
const DARK = 40;

/** Evens out shadows: every place is as bright as its paper would be in full light. */
export function evenLight({ width, height, data }: Gray): Gray {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const paper = smooth(paperShades({ width, height, data }, columns, rows), columns, rows);
  const even = new Uint8Array(data.length);
  const level = new Float32Array(columns);
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, y / SQUARE - 0.5));
    const [r0, fy] = [v | 0, v % 1];
    const r1 = Math.min(rows - 1, r0 + 1);
    for (let c = 0; c < columns; c++)
      level[c] = (paper[r0 * columns + c] ?? 0) * (1 - fy) + (paper[r1 * columns + c] ?? 0) * fy;
    for (let c = -1; c < columns; c++) {
      // Between the middles of two squares the shade goes from one's to the other's.
      const [left, right] = [level[Math.max(0, c)] ?? 0, level[Math.min(columns - 1, c + 1)] ?? 0];
      const step = (right - left) / SQUARE;
      const from = Math.max(0, (c + 0.5) * SQUARE);
      const until = y * width + Math.min(width, (c + 1.5) * SQUARE);
      let shade = left + (from - (c + 0.5) * SQUARE) * step;
      for (let at = y * width + from; at < until; at++, shade += step)
        even[at] = Math.min(255, ((data[at] ?? 0) * 250) / Math.max(DARK, shade));
    }
  }
  return { width, height, data: even };
}

function paperShades({ width, height, data }: Gray, columns: number, rows: number): Float32Array {
  const shades = new Float32Array(columns * rows);
  const histogram = new Uint32Array(256);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      histogram.fill(0);
      const [left, right] = [c * SQUARE, Math.min(width, (c + 1) * SQUARE)];
      const [top, bottom] = [r * SQUARE, Math.min(height, (r + 1) * SQUARE)];
      for (let y = top; y < bottom; y++) {
        for (let at = y * width + left; at < y * width + right; at++) {
          const value = data[at] ?? 0;
          histogram[value] = (histogram[value] ?? 0) + 1;
        }
      }
      const count = (right - left) * (bottom - top);
      let shade = 0;
      for (let below = 0; shade < 255 && below < PAPER * count; shade++) below += histogram[shade] ?? 0;
      shades[r * columns + c] = shade;
    }
  }
  return shades;
}

/** The brightest of the neighbours, then their mean: a square full of letters takes the paper beside it. */
function smooth(shades: Float32Array, columns: number, rows: number): Float32Array {
  const around = (from: Float32Array, merge: (values: number[]) => number) =>
    Float32Array.from(from, (_, i) => {
      const [r, c] = [Math.floor(i / columns), i % columns];
      const values: number[] = [];
      for (let y = Math.max(0, r - 1); y <= Math.min(rows - 1, r + 1); y++) {
        for (let x = Math.max(0, c - 1); x <= Math.min(columns - 1, c + 1); x++)
          values.push(from[y * columns + x] ?? 0);
      }
      return merge(values);
    });
  const brightest = around(shades, (values) => Math.max(...values));
  return around(brightest, (values) => values.reduce((sum, v) => sum + v, 0) / values.length);
}
