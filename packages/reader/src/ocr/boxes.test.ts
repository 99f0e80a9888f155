import { expect, it } from 'vitest';
import { emptyBoxes } from './boxes.ts';
import type { Gray } from './gray.ts';

/** A page at 200 dpi on which `paint` leaves ink. */
function page(draw: (paint: (x: number, y: number, w: number, h: number) => void) => void): Gray {
  const image: Gray = { width: 600, height: 200, data: new Uint8Array(600 * 200).fill(250) };
  draw((x, y, w, h) => {
    for (let row = y; row < y + h; row++) image.data.fill(20, row * 600 + x, row * 600 + x + w);
  });
  return image;
}

/** Boxes of `pitch` from 100 on, with a letter in each that is not left empty. */
const boxes = (letters: readonly boolean[], pitch: number): Gray =>
  page((paint) => {
    for (const y of [60, 108]) paint(100, y, letters.length * pitch + 2, 2);
    for (let i = 0; i <= letters.length; i++) paint(100 + i * pitch, 60, 2, 50);
    letters.forEach((letter, i) => {
      if (letter) paint(100 + i * pitch + 12, 74, 16, 22);
    });
  });

/** Stretches of ink along the middle of the letters. */
function stretches({ width, data }: Gray): { x: number; w: number }[] {
  const found: { x: number; w: number }[] = [];
  for (let x = 0; x < width; x++) {
    if ((data[85 * width + x] ?? 255) > 150) continue;
    const last = found.at(-1);
    if (last && x === last.x + last.w) last.w++;
    else found.push({ x, w: 1 });
  }
  return found;
}

it('letters in boxes stand together, and an empty box between them is a blank', () => {
  const found = stretches(emptyBoxes(boxes([true, true, true, false, true, true], 40), 200));
  expect(found.map(({ w }) => w)).toEqual([16, 16, 16, 16, 16]);
  const gaps = found.slice(1).map(({ x, w }, i) => x - (found[i]?.x ?? 0) - w);
  expect(gaps.map((gap) => (gap < 10 ? 'near' : 'apart'))).toEqual(['near', 'near', 'apart', 'near']);
});

it('their rules are gone', () => {
  const { width, data } = emptyBoxes(boxes([true, true, true, true, true], 40), 200);
  expect([...data.subarray(60 * width, 62 * width), ...data.subarray(108 * width, 110 * width)]).not.toContain(20);
});

it('the cells of a table stay as they are', () => {
  const table = boxes([true, true, true, true], 120);
  expect(emptyBoxes(table, 200)).toBe(table);
});
