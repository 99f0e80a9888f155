import type { Gray } from './gray.ts';
import type { Region } from './ink.ts';

/** White around what is cut out, in pixels. */
export const MARGIN = 12;
const PAPER = 250;

/** One part of a page as a picture of its own. */
export function cut(image: Gray, { x, y, width, height }: Region): Gray {
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const data = new Uint8Array(w * h).fill(PAPER);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * image.width + x;
    data.set(image.data.subarray(from, from + width), (row + MARGIN) * w + MARGIN);
  }
  return { width: w, height: h, data };
}
