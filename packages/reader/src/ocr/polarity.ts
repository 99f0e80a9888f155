import type { Gray } from './gray.ts';

/** Side of the squares that are judged, in pixels: a quarter of a line of text. */
export const SQUARE = 12;
/** A square whose usual shade is below this part of the page's paper is dark ground, a photograph or a shadow. */
export const DARK = 0.78;
/** How far a mark stands out from its ground. */
const MARK = 40;
/** One ground goes on into another shade by so little a square; a bigger step is the edge of another band. */
const STEP = 16;
/** A coloured band is at least so many squares: fewer are big letters, or a tag of one line (`bars.ts`). */
const MIN_SQUARES = 150;
/** What a band encloses is a letter of a big name, not a picture: so many squares at most, filled from their edges. */
const MOST_ENCLOSED = 80;
const PASSES = 5;
/** Paper darker than this is printed black all over. */
const BLACK = 110;

/** Turns white writing on coloured bands to dark on white: only so is it read. Shadows and photographs stay. */
export function flipDarkGround(image: Gray): Gray {
  const { width, height, data } = image;
  const columns = Math.floor(width / SQUARE);
  const rows = Math.floor(height / SQUARE);
  const usual = usualShades(image, columns, rows);
  const paper = usual.slice().sort()[Math.floor(usual.length * 0.9)] ?? 255;
  if (paper < BLACK) return flipDarkGround({ width, height, data: data.map((shade) => 255 - shade) });
  const region = new Int32Array(usual.length).fill(-1);
  const bands = new Map<number, number>();
  const holes = new Uint8Array(usual.length);
  for (let seed = 0; seed < usual.length; seed++) {
    if (region[seed] !== -1 || (usual[seed] ?? 255) >= DARK * paper) continue;
    const goesOn = (i: number, from: number) =>
      (usual[i] ?? 255) < DARK * paper && Math.abs((usual[i] ?? 0) - (usual[from] ?? 0)) <= STEP;
    const squares = thick(grow(seed, region, columns, rows, goesOn), region, columns, rows);
    if (squares.length < MIN_SQUARES) continue;
    const enclosed = enclosedBy(seed, region, columns, rows);
    const isOfBand = (i: number): boolean => region[i] === seed || enclosed[i] === 1;
    if (!isBrightOn(image, within(squares, columns, rows, isOfBand), usual, columns)) continue;
    bands.set(seed, lightAround(squares, region, usual, columns, DARK * paper) ?? paper);
    fillHoles(seed, region, usual, columns, rows, enclosed);
    for (let i = 0; i < holes.length; i++) if (enclosed[i] === 1) holes[i] = 1;
  }
  if (bands.size === 0) return image;
  const out = Uint8Array.from(data);
  for (let i = 0; i < region.length; i++) {
    const light = bands.get(region[i] ?? -1);
    if (light === undefined) continue;
    const ground = usual[i] ?? 0;
    const start = Math.floor(i / columns) * SQUARE * width + (i % columns) * SQUARE;
    for (let row = start; row < start + SQUARE * width; row += width) {
      for (let at = row; at < row + SQUARE; at++) out[at] = turned(data[at] ?? 0, ground, light);
    }
  }
  wipeEdges(image, out, { region, usual, holes, columns, rows }, bands);
  return { width, height, data: out };
}

type Squares = { region: Int32Array; usual: Uint8Array; holes: Uint8Array; columns: number; rows: number };

/** Of the step from a band's ground to the paper beside it: what is nearer to either is not of their blurred edge. */
export const OF_EDGE = 0.25;

/** Letters are printed with more contrast than they had. */
const CONTRAST = 1.4;

/** A shade of what is turned, on `ground`, as it is on paper as bright as `light`. */
export const turned = (shade: number, ground: number, light: number): number =>
  Math.max(0, Math.min(255, light - (shade - ground) * CONTRAST));

/**
 * Squares are coarse: what a square within a band has of the paper beside it would be turned dark, what one beside it
 * has of the band stays dark, and a black frame around the band would be read as strokes. From the line between two
 * such squares both are wiped as far as the edge goes.
 */
function wipeEdges(image: Gray, out: Uint8Array, squares: Squares, bands: ReadonlyMap<number, number>): void {
  const { width, data } = image;
  const { region, usual, holes, columns, rows } = squares;
  const wipe = (start: number, step: number, ground: number, light: number, within: boolean): void => {
    const share = within ? OF_EDGE : 1 - OF_EDGE;
    const limit = ground + share * (light - ground);
    for (let n = 0, at = start; n < SQUARE; n++, at += step) {
      const value = data[at] ?? 0;
      if (within ? value <= limit : value >= limit) return;
      out[at] = light;
    }
  };
  for (let i = 0; i < region.length; i++) {
    const light = bands.get(region[i] ?? -1);
    if (light === undefined) continue;
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const ground = usual[i] ?? 0;
    const corner = y * SQUARE * width + x * SQUARE;
    for (const [dx, dy] of BESIDE) {
      if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue;
      const next = i + dy * columns + dx;
      if (region[next] === region[i] || holes[next] === 1) continue;
      // The first pixel beyond the line, and the way along it.
      const beyond = corner + (dx > 0 ? SQUARE : dx) + (dy > 0 ? SQUARE : dy) * width;
      const [out1, along] = dx === 0 ? [dy * width, 1] : [dx, width];
      for (let n = 0; n < SQUARE; n++) {
        wipe(beyond + n * along, out1, ground, light, false);
        wipe(beyond - out1 + n * along, -out1, ground, light, true);
      }
    }
  }
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Without what is thinner than a line of writing: the frame that a coloured ground, or a picture, hangs on. */
function thick(squares: readonly number[], region: Int32Array, columns: number, rows: number): number[] {
  if (squares.length < MIN_SQUARES) return [];
  const seed = region[squares[0] ?? 0];
  const kept = new Set<number>();
  for (const i of squares) {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    if (x === 0 || y === 0 || x === columns - 1 || y === rows - 1) continue;
    const block = AROUND.map(([dx, dy]) => i + dy * columns + dx);
    if (block.every((at) => region[at] === seed)) for (const at of block) kept.add(at);
  }
  // Letters leave gaps in their ground: what stands against it is of it again.
  for (let pass = 0; pass < PASSES; pass++) {
    const beside = squares.filter(
      (i) => !kept.has(i) && AROUND.filter(([dx, dy]) => kept.has(i + dy * columns + dx)).length >= RESTORED,
    );
    for (const i of beside) kept.add(i);
  }
  const rest = new Int32Array(region.length).fill(DROPPED);
  for (const i of squares) if (!kept.has(i)) rest[i] = -1;
  for (const i of squares) {
    if (rest[i] !== -1) continue;
    const piece = grow(i, rest, columns, rows, () => true);
    // What is left of a ground beside the white cards on it is short.
    if (piece.length <= SHORT) for (const at of piece) kept.add(at);
    else for (const at of piece) region[at] = DROPPED;
  }
  return [...kept];
}

/** Squares of a thin strip that may be of a ground; more are a frame. */
const SHORT = 60;

/** Of its eight neighbours: a square beside so many of a ground is of it. */
const RESTORED = 3;
/** Squares that belong to no band. */
const DROPPED = -2;

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/**
 * The shade of the paper beside a band, null when there is none: what is turned becomes as bright, for beside a ground
 * brighter than itself the paper, and what is written on it, is taken for shade.
 */
function lightAround(
  squares: readonly number[],
  region: Int32Array,
  usual: Uint8Array,
  columns: number,
  dark: number,
): number | null {
  let [sum, count] = [0, 0];
  for (const i of squares) {
    for (const next of [i - 2, i + 2, i - 2 * columns, i + 2 * columns]) {
      const shade = usual[next] ?? 0;
      if (region[next] === region[i] || shade < dark) continue;
      sum += shade;
      count++;
    }
  }
  return count === 0 ? null : sum / count;
}

/** The commonest shade of every square, in steps of 8. */
function usualShades({ width, data }: Gray, columns: number, rows: number): Uint8Array {
  const shades = new Uint8Array(columns * rows);
  const histogram = new Uint8Array(32);
  for (let i = 0; i < shades.length; i++) {
    histogram.fill(0);
    const start = Math.floor(i / columns) * SQUARE * width + (i % columns) * SQUARE;
    for (let row = start; row < start + SQUARE * width; row += width) {
      for (let at = row; at < row + SQUARE; at++) {
        const step = (data[at] ?? 0) >> 3;
        histogram[step] = (histogram[step] ?? 0) + 1;
      }
    }
    let best = 0;
    for (let step = 1; step < 32; step++) if ((histogram[step] ?? 0) > (histogram[best] ?? 0)) best = step;
    shades[i] = best * 8 + 4;
  }
  return shades;
}

/** The squares that hang together with `seed`, marked with its number in `region`. */
export function grow(
  seed: number,
  region: Int32Array,
  columns: number,
  rows: number,
  test: (i: number, from: number) => boolean,
): number[] {
  const squares: number[] = [];
  const stack = [seed];
  region[seed] = seed;
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    squares.push(i);
    const x = i % columns;
    for (const next of [x > 0 ? i - 1 : -1, x < columns - 1 ? i + 1 : -1, i - columns, i + columns]) {
      if (next < 0 || next >= columns * rows || region[next] !== -1 || !test(next, i)) continue;
      region[next] = seed;
      stack.push(next);
    }
  }
  return squares;
}

/**
 * Squares that are all letter, and the holes of big letters, lie within the band: what it encloses belongs to it, and
 * has its ground, unless it is as big as a picture. So do squares with most of their neighbours in it.
 */
function fillHoles(
  seed: number,
  region: Int32Array,
  usual: Uint8Array,
  columns: number,
  rows: number,
  enclosed: Uint8Array,
): void {
  const around = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1];
  for (let pass = 0; pass < PASSES; pass++) {
    for (let y = 1; y < rows - 1; y++) {
      for (let x = 1; x < columns - 1; x++) {
        const i = y * columns + x;
        if (region[i] === seed || (region[i] !== -1 && enclosed[i] !== 1)) continue;
        const beside = around.filter((step) => region[i + step] === seed);
        if (beside.length < (enclosed[i] === 1 ? 1 : 5)) continue;
        region[i] = seed;
        usual[i] = beside.reduce((sum, step) => sum + (usual[i + step] ?? 0), 0) / beside.length;
      }
    }
  }
}

/** 1 for the squares that cannot be left without crossing a band, a few of them together. */
function enclosedBy(seed: number, region: Int32Array, columns: number, rows: number): Uint8Array {
  const enclosed = new Uint8Array(region.length);
  const seen = new Uint8Array(region.length);
  for (let start = 0; start < region.length; start++) {
    if (seen[start] === 1 || region[start] === seed) continue;
    const squares = [start];
    seen[start] = 1;
    let open = false;
    for (let n = 0; n < squares.length; n++) {
      const i = squares[n] ?? 0;
      const [x, y] = [i % columns, Math.floor(i / columns)];
      if (x === 0 || y === 0 || x === columns - 1 || y === rows - 1) open = true;
      for (const next of [x > 0 ? i - 1 : -1, x < columns - 1 ? i + 1 : -1, i - columns, i + columns]) {
        if (next < 0 || next >= region.length || seen[next] === 1 || region[next] === seed) continue;
        seen[next] = 1;
        squares.push(next);
      }
    }
    if (!open && squares.length <= MOST_ENCLOSED) for (const i of squares) enclosed[i] = 1;
  }
  return enclosed;
}

/** The squares of a band that are not at its edge, whose bright half is the paper beside it. */
const within = (squares: number[], columns: number, rows: number, isOfBand: (i: number) => boolean): number[] =>
  squares.filter((i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return (
      (x === 0 || isOfBand(i - 1)) &&
      (x === columns - 1 || isOfBand(i + 1)) &&
      (y === 0 || isOfBand(i - columns)) &&
      (y === rows - 1 || isOfBand(i + columns))
    );
  });

/** Whether the marks of a region are brighter than its ground: not those of shadows and pictures. */
function isBrightOn({ width, data }: Gray, squares: number[], usual: Uint8Array, columns: number): boolean {
  let [bright, dark] = [0, 0];
  for (const i of squares) {
    const ground = usual[i] ?? 0;
    const [left, top] = [(i % columns) * SQUARE, Math.floor(i / columns) * SQUARE];
    for (let y = top; y < top + SQUARE; y += 2) {
      for (let x = left; x < left + SQUARE; x += 2) {
        const value = data[y * width + x] ?? 0;
        if (value > ground + MARK) bright++;
        else if (value < ground - MARK) dark++;
      }
    }
  }
  return bright > 2 * dark;
}
