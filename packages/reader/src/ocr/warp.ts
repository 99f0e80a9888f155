import type { Gray } from './gray.ts';
import type { Matrix } from './matrix.ts';

/** Draws a `width` × `height` picture by looking up, through `toSource`, where each of its pixels comes from. */
export function warp(source: Gray, width: number, height: number, toSource: Matrix): Gray {
  const data = new Uint8Array(width * height);
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = toSource;
  const [maxX, maxY, stride, from] = [source.width - 1, source.height - 1, source.width, source.data];
  const flat = g === 0 && h === 0 && i === 1;
  for (let y = 0, to = 0; y < height; y++) {
    // What they are one pixel further along the row is a sum away.
    let u = b * y + c;
    let v = e * y + f;
    let w = h * y + i;
    for (let x = 0; x < width; x++, to++, u += a, v += d, w += g) {
      const sx = Math.min(maxX, Math.max(0, flat ? u : u / w));
      const sy = Math.min(maxY, Math.max(0, flat ? v : v / w));
      const x0 = sx | 0;
      const y0 = sy | 0;
      // In parts of 256: whole numbers are read and multiplied faster.
      const fx = ((sx - x0) * 256) | 0;
      const fy = ((sy - y0) * 256) | 0;
      const at = y0 * stride + x0;
      const right = x0 < maxX ? 1 : 0;
      const down = y0 < maxY ? stride : 0;
      const top = (from[at] ?? 0) * (256 - fx) + (from[at + right] ?? 0) * fx;
      const bottom = (from[at + down] ?? 0) * (256 - fx) + (from[at + down + right] ?? 0) * fx;
      data[to] = (top * (256 - fy) + bottom * fy) >> 16;
    }
  }
  return { width, height, data };
}
