import type { Gray } from './gray.ts';
import type { Matrix } from './matrix.ts';

/** Draws a `width` × `height` picture by looking up, through `toSource`, where each of its pixels comes from. */
export function warp(source: Gray, width: number, height: number, toSource: Matrix): Gray {
  const data = new Uint8Array(width * height);
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = toSource;
  const [maxX, maxY, stride, from] = [source.width - 1, source.height - 1, source.width, source.data];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = g * x + h * y + i;
      const sx = Math.min(maxX, Math.max(0, (a * x + b * y + c) / w));
      const sy = Math.min(maxY, Math.max(0, (d * x + e * y + f) / w));
      const [x0, y0] = [sx | 0, sy | 0];
      const [fx, fy] = [sx - x0, sy - y0];
      const at = y0 * stride + x0;
      const right = x0 < maxX ? 1 : 0;
      const down = y0 < maxY ? stride : 0;
      const top = (from[at] ?? 0) * (1 - fx) + (from[at + right] ?? 0) * fx;
      const bottom = (from[at + down] ?? 0) * (1 - fx) + (from[at + down + right] ?? 0) * fx;
      data[y * width + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return { width, height, data };
}
