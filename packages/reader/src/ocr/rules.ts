import type { Gray } from './gray.ts';
import type { Region } from './ink.ts';

/** As thick as a rule is at most, and as long as it is at least, in inches: longer than any stroke of a letter. */
const THICK = 0.018;
const LONG = 0.45;
/** By so much it is darker than what lies on both its sides. */
const CONTRAST = 45;
/** How far it rises or falls, in pixels, and is one all the same: on a photograph no line is quite straight. */
const DRIFT = 2;

/** Side of the squares that tell where rules are, in pixels, and how far those of one table stand apart. */
const SQUARE = 8;
const REACH = 2;

/**
 * A page without the thin rules of its tables, also where they are pale or waver, and where those tables are: what
 * rules of both ways hold together.
 */
export function withoutRules({ width, height, data }: Gray, dpi: number): { image: Gray; tables: Region[] } {
  const out = Uint8Array.from(data);
  const columns = Math.ceil(width / SQUARE);
  const ruled = new Uint8Array(columns * Math.ceil(height / SQUARE));
  // The upright ones last: where they are crossed they end otherwise.
  for (const way of [LEVEL, UPRIGHT]) {
    for (const at of wipe({ width, height, data: out }, way, dpi)) {
      const square = Math.floor(at / width / SQUARE) * columns + Math.floor((at % width) / SQUARE);
      ruled[square] = (ruled[square] ?? 0) | way;
    }
  }
  return { image: { width, height, data: out }, tables: tablesOf(ruled, columns, LONG * dpi) };
}

/** What hangs together of squares with rules, and has rules of both ways. */
function tablesOf(ruled: Uint8Array, columns: number, least: number): Region[] {
  const tables: Region[] = [];
  const left = Uint8Array.from(ruled);
  for (let seed = 0; seed < left.length; seed++) {
    if (!left[seed]) continue;
    const squares = [seed];
    let ways = left[seed] ?? 0;
    left[seed] = 0;
    for (const at of squares) {
      for (let row = -REACH; row <= REACH; row++) {
        for (let column = -REACH; column <= REACH; column++) {
          const next = at + row * columns + column;
          const x = (at % columns) + column;
          if (x < 0 || x >= columns || !left[next]) continue;
          ways |= left[next] ?? 0;
          left[next] = 0;
          squares.push(next);
        }
      }
    }
    const xs = squares.map((at) => at % columns);
    const ys = squares.map((at) => Math.floor(at / columns));
    const [x, y] = [Math.min(...xs) * SQUARE, Math.min(...ys) * SQUARE];
    const table = { x, y, width: (Math.max(...xs) + 1) * SQUARE - x, height: (Math.max(...ys) + 1) * SQUARE - y };
    if (ways === 3 && table.width > least && table.height > least / 4) tables.push(table);
  }
  return tables;
}

/** The two ways that rules go, each a bit of a square. */
const LEVEL = 1;
const UPRIGHT = 2;

/** Paints the rules of one way over; the dots that they stood on. */
function wipe({ width, height, data }: Gray, way: number, dpi: number): number[] {
  const reach = Math.max(2, Math.round(THICK * dpi));
  const [step, along] = way === LEVEL ? [width, 1] : [1, width];
  const ridge = new Uint8Array(data.length);
  const near = new Uint8Array(data.length);
  const side = reach * step;
  for (let at = side; at < data.length - side; at++) {
    const least = (data[at] ?? 0) + CONTRAST;
    if (least > 255 || (data[at - side] ?? 0) < least || (data[at + side] ?? 0) < least) continue;
    ridge[at] = 1;
    for (let by = -DRIFT * step; by <= DRIFT * step; by += step) near[at + by] = 1;
  }
  const wiped: number[] = [];
  const runs = new Uint16Array(way === LEVEL ? 1 : width);
  const end = (run: number, last: number) => {
    if (run <= LONG * dpi) return;
    for (let at = last - (run - 1) * along; at <= last; at += along) {
      if (ridge[at] !== 1) continue;
      wiped.push(at);
      const paper = Math.min(data[at - side] ?? 0, data[at + side] ?? 0);
      for (let by = step - side; by < side; by += step) data[at + by] = Math.max(data[at + by] ?? 0, paper);
    }
  };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const lane = way === LEVEL ? 0 : x;
      const run = runs[lane] ?? 0;
      if (near[at] === 1) runs[lane] = run + 1;
      if (run === 0 || (near[at] === 1 && x + 1 < width && y + 1 < height)) continue;
      end(run, at - along);
      runs[lane] = 0;
    }
  }
  return wiped;
}
