import type { Gray } from './gray.ts';
import { darkOf, dropLevel, type Region } from './ink.ts';

/** White around what is cut out, in pixels. */
export const MARGIN = 12;
const PAPER = 250;
/** As long as a rule is at least, and as thick as one below words at most, in inches. */
const RULE = 0.45;
const THIN = 0.035;

/** One part of a page as a picture of its own, without the rules below its words: letters that touch them are lost. */
export function cut(image: Gray, { x, y, width, height }: Region, dpi: number): Gray {
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const data = new Uint8Array(w * h).fill(PAPER);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * image.width + x;
    data.set(image.data.subarray(from, from + width), (row + MARGIN) * w + MARGIN);
  }
  const block = { width: w, height: h, data };
  wipeRules(block, dpi);
  return block;
}

function wipeRules(block: Gray, dpi: number): void {
  const { width, height, data } = block;
  const dark = darkOf(block);
  if (!dropLevel(dark, width, height, RULE * dpi)) return;
  for (let x = 0; x < width; x++) {
    for (let y = 0, start = 0; y < height; y++, start = y) {
      while (y < height && dark[y * width + x] === 2) y++;
      if (y === start || y - start > THIN * dpi) continue;
      // The pale dots at its edges are a part of it.
      const [from, until] = [isInk(dark[(start - 1) * width + x]) ? start : start - 1, y + 1];
      for (let row = Math.max(0, from); row < Math.min(height, until); row++) data[row * width + x] = PAPER;
    }
  }
}

const isInk = (mark: number | undefined): boolean => mark !== undefined && mark !== 0;
