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
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, y / SQUARE - 0.5));
    const [r0, fy] = [v | 0, v % 1];
    const r1 = Math.min(rows - 1, r0 + 1);
    for (let x = 0; x < width; x++) {
      const u = Math.min(columns - 1, Math.max(0, x / SQUARE - 0.5));
      const [c0, fx] = [u | 0, u % 1];
      const c1 = Math.min(columns - 1, c0 + 1);
      const top = (paper[r0 * columns + c0] ?? 0) * (1 - fx) + (paper[r0 * columns + c1] ?? 0) * fx;
      const bottom = (paper[r1 * columns + c0] ?? 0) * (1 - fx) + (paper[r1 * columns + c1] ?? 0) * fx;
      const shade = top * (1 - fy) + bottom * fy;
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 250) / Math.max(DARK, shade));
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
      let count = 0;
      for (let y = r * SQUARE; y < Math.min(height, (r + 1) * SQUARE); y++) {
        for (let x = c * SQUARE; x < Math.min(width, (c + 1) * SQUARE); x++) {
          const value = data[y * width + x] ?? 0;
          histogram[value] = (histogram[value] ?? 0) + 1;
          count++;
        }
      }
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
