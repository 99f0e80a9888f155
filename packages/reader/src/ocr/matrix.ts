/** A projective map of the plane, 3 × 3 by rows. */
export type Matrix = readonly number[];
export type Point = { x: number; y: number };

export const IDENTITY: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** First `b`, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const product: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = 0;
      for (let i = 0; i < 3; i++) sum += (a[row * 3 + i] ?? 0) * (b[i * 3 + column] ?? 0);
      product.push(sum);
    }
  }
  return product;
}

export function project(m: Matrix, x: number, y: number): Point {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = m;
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

export const scaling = (x: number, y: number): Matrix => [x, 0, 0, 0, y, 0, 0, 0, 1];

/** Turns by `angle` radians (clockwise on a screen) about a point. */
export function rotation(angle: number, { x, y }: Point): Matrix {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, -s, x - c * x + s * y, s, c, y - s * x - c * y, 0, 0, 1];
}

/** The map that takes the corners of a `width` × `height` rectangle, clockwise from the top left, to those given. */
export function fromRectangle(width: number, height: number, corners: readonly Point[]): Matrix {
  const [p0, p1, p2, p3] = corners;
  if (p0 === undefined || p1 === undefined || p2 === undefined || p3 === undefined) return IDENTITY;
  // Heckbert's closed form for the unit square.
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const d = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / d;
  const h = (dx1 * sy - sx * dy1) / d;
  const unit = [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
  return multiply(unit, scaling(1 / width, 1 / height));
}
