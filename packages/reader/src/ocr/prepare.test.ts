import { describe, expect, it } from 'vitest';
import { flipBars } from './bars.ts';
import type { Gray } from './gray.ts';
import { withoutLeaders } from './leaders.ts';
import { project, rotation } from './matrix.ts';
import { findPaper } from './paper.ts';
import { flipDarkGround } from './polarity.ts';
import { prepare } from './prepare.ts';
import { lieOf } from './skew.ts';
import { warp } from './warp.ts';

const filled = (width: number, height: number, shade: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(shade),
});

function paint(image: Gray, x: number, y: number, w: number, h: number, shade: number): void {
  for (let row = y; row < y + h; row++) image.data.fill(shade, row * image.width + x, row * image.width + x + w);
}

/** A sheet with lines of words: blocks of letters, as a scanner sees them from afar. */
function sheet(width = 900, height = 1200): Gray {
  const image = filled(width, height, 235);
  for (let y = 80; y < height - 100; y += 34) {
    for (let x = 80; x < width - 160; x += 74) for (let l = 0; l < 60; l += 9) paint(image, x + l, y, 5, 12, 40);
  }
  return image;
}

describe('a page is made ready to be recognised', () => {
  it('a tilted scan is known by its lines', () => {
    const tilted = warp(sheet(), 900, 1200, rotation(-0.04, { x: 450, y: 600 }));
    const lie = lieOf(tilted);
    expect(lie.sideways).toBe(false);
    expect(Math.abs(lie.angle)).toBeCloseTo(0.04, 1.5);
  });

  it('a straight scan stays as it is', () => {
    const { image, toSource } = prepare(sheet(), 200);
    expect([image.width, image.height]).toEqual([900, 1200]);
    expect(project(toSource, 10, 20)).toEqual({ x: 10, y: 20 });
  });

  it('a page on its side is turned', () => {
    const upright = sheet();
    const turned = warp(upright, 1200, 900, [0, 1, 0, -1, 0, 1199, 0, 0, 1]);
    expect(lieOf(turned).sideways).toBe(true);
    const { image } = prepare(turned, 200);
    expect([image.width, image.height]).toEqual([900, 1200]);
  });

  it('a photographed sheet is cut out of the desk it lies on', () => {
    const desk = filled(1300, 1700, 90);
    const page = sheet();
    for (let y = 0; y < page.height; y++) {
      desk.data.set(page.data.subarray(y * 900, (y + 1) * 900), (y + 250) * 1300 + 200);
    }
    const corners = findPaper(desk);
    expect(corners).not.toBeNull();
    const expected = [200, 250, 1100, 250, 1100, 1450, 200, 1450];
    const off = (corners ?? []).flatMap(({ x, y }) => [x, y]).map((n, i) => Math.abs(n - (expected[i] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(15);
  });

  it.each([
    ['its head', [200, 250, 1100, 250, 1100, 1500, 200, 1500], [0, 0, 900, 240], [70, 90]],
    ['its column', [200, 250, 1100, 250, 1100, 1500, 200, 1500], [0, 0, 240, 1250], [40, 90]],
  ])('so is one that lies on a dark desk and has %s printed dark', (_, expected, [x, y, w, h], [left, top]) => {
    const desk = filled(1300, 1700, 40);
    const page = sheet(900, 1250);
    paint(page, x ?? 0, y ?? 0, w ?? 0, h ?? 0, 45);
    for (let row = top ?? 0; row < (h ?? 0) - 60; row += 60)
      for (let l = left ?? 0; l < (w ?? 0) - 30; l += 18) paint(page, l, row, 9, 24, 235);
    for (let row = 0; row < 1250; row++)
      desk.data.set(page.data.subarray(row * 900, (row + 1) * 900), (row + 250) * 1300 + 200);
    const found = (findPaper(desk) ?? []).flatMap(({ x, y }) => [x, y]);
    expect(Math.max(...expected.map((n, i) => Math.abs(n - (found[i] ?? 0))))).toBeLessThan(40);
  });

  it('an office scan has no sheet to cut out', () => {
    expect(findPaper(sheet())).toBeNull();
  });

  it('the frame of a table is no sheet: the paper goes on beyond it', () => {
    const framed = sheet();
    for (const y of [60, 1110]) paint(framed, 60, y, 780, 4, 120);
    for (const x of [60, 836]) paint(framed, x, 60, 4, 1054, 120);
    expect(findPaper(framed)).toBeNull();
    const desk = filled(900, 1200, 120);
    paint(desk, 60, 60, 780, 1054, 235);
    expect(findPaper(desk)).not.toBeNull();
  });

  it('white writing on a dark band becomes dark on white', () => {
    const page = filled(900, 1200, 240);
    paint(page, 0, 0, 300, 1200, 60);
    for (let y = 60; y < 1100; y += 34) for (let x = 30; x < 260; x += 9) paint(page, x, y, 4, 12, 245);
    const flipped = flipDarkGround(page);
    expect(flipped.data[5 * 900 + 100]).toBeGreaterThan(230);
    expect(flipped.data[(60 + 5) * 900 + 31]).toBeLessThan(60);
    expect(flipped.data[600 * 900 + 600]).toBe(240);
  });

  it('and its edge, which lies where the squares do not, leaves no stroke on either side', () => {
    const page = filled(900, 1200, 240);
    paint(page, 0, 40, 307, 1130, 60);
    for (let y = 60; y < 1100; y += 34) for (let x = 30; x < 260; x += 14) paint(page, x, y, 4, 12, 245);
    const { data } = flipDarkGround(page);
    const darkest = (x: number, y: number, w: number, h: number) => {
      const rows = Array.from({ length: h }, (_, i) => data.subarray((y + i) * 900 + x, (y + i) * 900 + x + w));
      return Math.min(...rows.map((row) => Math.min(...row)));
    };
    expect(darkest(280, 0, 60, 1200)).toBeGreaterThan(230);
    expect(darkest(0, 20, 300, 30)).toBeGreaterThan(230);
  });

  it('a frame of the page is no ground, and a letter against it stays as it is', () => {
    const page = filled(900, 1200, 240);
    paint(page, 40, 40, 820, 16, 60);
    for (const x of [40, 844]) paint(page, x, 40, 16, 1100, 60);
    paint(page, 56, 56, 200, 200, 60);
    for (let x = 80; x < 230; x += 9) paint(page, x, 150, 4, 12, 245);
    paint(page, 58, 350, 5, 40, 50);
    const { data } = flipDarkGround(page);
    expect([data[370 * 900 + 60], data[600 * 900 + 48], data[155 * 900 + 81]]).toEqual([50, 60, 0]);
  });

  it('white writing on a tag of one line is turned to its last letter, whatever its squares are full of', () => {
    const page = filled(900, 1200, 235);
    // Bold letters: more of their squares is letter than ground.
    paint(page, 105, 101, 260, 36, 90);
    for (let x = 113; x < 355; x += 9) paint(page, x, 108, 5, 22, 250);
    const { data } = flipBars(page, 200);
    for (let x = 113; x < 355; x += 9)
      expect([data[118 * 900 + x + 2], data[118 * 900 + x + 7]]).toEqual([expect.toSatisfy((v) => v < 60), 235]);
    expect([data[99 * 900 + 200], data[103 * 900 + 106], data[138 * 900 + 200]]).toEqual([235, 235, 235]);
  });

  it('so is it on a bar as wide as the page that was scanned a little askew', () => {
    const page = filled(1600, 1200, 235);
    // It falls by six pixels from end to end.
    for (let x = 100; x < 1500; x++) paint(page, x, 100 + Math.floor((x - 100) / 234), 1, 70, 60);
    for (let x = 130; x < 1400; x += 18) paint(page, x, 122, 9, 26, 245);
    const { data } = flipBars(page, 200);
    for (let x = 130; x < 1400; x += 18)
      expect([data[134 * 1600 + x + 4], data[134 * 1600 + x + 13]]).toEqual([expect.toSatisfy((v) => v < 60), 235]);
    expect([data[102 * 1600 + 200], data[173 * 1600 + 1400]]).toEqual([235, 235]);
  });

  it('the cells of a table, a big letter and the lines of a dark column are no tags', () => {
    const page = filled(900, 1200, 235);
    for (const y of [100, 140]) paint(page, 100, y, 400, 3, 60);
    for (const x of [100, 497]) paint(page, x, 100, 3, 43, 60);
    for (let x = 120; x < 480; x += 9) paint(page, x, 115, 5, 14, 40);
    for (const y of [300, 324, 348]) paint(page, 100, y, 50, 12, 40);
    paint(page, 100, 300, 14, 60, 40);
    // Two bold letters that touch, as `am` in a title.
    for (const x of [200, 236]) for (const y of [400, 424, 446]) paint(page, x, y, 36, 8, 40);
    for (const x of [228, 236, 264]) paint(page, x, 400, 8, 54, 40);
    paint(page, 600, 0, 300, 1200, 60);
    for (let y = 60; y < 1100; y += 34) for (let x = 630; x < 860; x += 9) paint(page, x, y, 4, 12, 245);
    expect(flipBars(page, 200)).toBe(page);
  });

  it('so does a page that is black all over, and a label of one word on a pale ground', () => {
    const black = filled(900, 1200, 30);
    for (let y = 60; y < 1100; y += 34) for (let x = 90; x < 700; x += 9) paint(black, x, y, 4, 12, 245);
    const flipped = flipDarkGround(black);
    expect([flipped.data[5 * 900 + 5], flipped.data[(60 + 5) * 900 + 91]]).toEqual([225, 10]);

    const page = filled(900, 1200, 240);
    paint(page, 120, 120, 108, 48, 170);
    for (let x = 140; x < 208; x += 9) paint(page, x, 138, 4, 12, 245);
    expect(flipBars(page, 200).data[(138 + 5) * 900 + 141]).toBeLessThan(160);
  });

  it('so does that on a ground that goes from dark to pale, and on two grounds against each other', () => {
    const page = filled(900, 1200, 240);
    for (let x = 0; x < 900; x++) paint(page, x, 0, 1, 120, 40 + Math.floor(x / 8));
    paint(page, 0, 240, 900, 120, 150);
    paint(page, 0, 360, 900, 120, 60);
    for (const y of [54, 294, 414]) for (let x = 30; x < 860; x += 9) paint(page, x, y, 4, 12, 250);
    const { data } = flipDarkGround(page);
    for (const y of [54, 294, 414]) {
      for (const x of [30, 444, 840]) {
        const [mark, ground] = [data[(y + 5) * 900 + x + 1] ?? 0, data[(y - 30) * 900 + x] ?? 0];
        expect(ground - mark).toBeGreaterThan(100);
      }
    }
  });

  it('a band goes on within its big letters, and not within its pictures', () => {
    const page = filled(900, 1200, 240);
    paint(page, 0, 0, 900, 480, 60);
    paint(page, 120, 120, 96, 96, 245);
    paint(page, 144, 144, 48, 48, 60);
    paint(page, 480, 120, 240, 240, 245);
    paint(page, 516, 156, 168, 168, 60);
    for (let x = 30; x < 860; x += 9) paint(page, x, 404, 4, 12, 245);
    const { data } = flipDarkGround(page);
    expect([data[126 * 900 + 168], data[168 * 900 + 168]]).toEqual([0, 244]);
    expect(data[130 * 900 + 600]).toBe(245);
  });

  it('what stands beside a dark circle on grey paper is no darker for it', () => {
    const page = filled(900, 1200, 190);
    for (let y = 0; y < 240; y++)
      for (let x = 0; x < 240; x++) {
        const far = Math.hypot(x - 120, y - 120);
        if (far < 110) paint(page, 100 + x, 100 + y, 1, 1, far < 100 ? 110 : 160);
      }
    const { image } = prepare(page, 200);
    expect(image.data[220 * 900 + 360]).toBeGreaterThan(235);
  });

  it('a dark bar without writing stays dark', () => {
    const page = filled(900, 1200, 240);
    paint(page, 96, 100, 700, 40, 60);
    expect(flipDarkGround(page).data[120 * 900 + 400]).toBe(60);
  });

  it('a big letter is no ground for its own paper', () => {
    const page = filled(900, 1200, 240);
    paint(page, 120, 120, 24, 120, 60);
    paint(page, 120, 216, 96, 24, 60);
    expect(flipDarkGround(page).data[150 * 900 + 132]).toBe(60);
  });

  it('dots that lead from a label to its value go, and dashes below a row; letters stay', () => {
    const page = filled(900, 400, 235);
    // Letters at both ends: a stem, and a foot as thin and as low as a dot.
    for (const x of [100, 112, 700, 712]) {
      paint(page, x, 86, 3, 17, 40);
      paint(page, x, 100, 8, 3, 40);
    }
    const bare: Gray = { ...page, data: Uint8Array.from(page.data) };
    for (let x = 126; x < 690; x += 9) paint(page, x, 100, 3, 3, 40);
    for (let x = 80; x < 820; x += 10) paint(page, x, 124, 5, 2, 40);
    const { data } = withoutLeaders(page, 200);
    const isDark = (x: number, y: number) => (data[y * 900 + x] ?? 0) < 150;
    expect([400, 409, 418].some((x) => isDark(x - (x % 9), 101))).toBe(false);
    expect([200, 400, 600].some((x) => isDark(x + 1, 124))).toBe(false);
    for (let at = 0; at < data.length; at++) if ((bare.data[at] ?? 0) < 150) expect(data[at]).toBe(bare.data[at]);
  });

  it('so do the upright dashes of a form, and no column of strokes as high as letters', () => {
    const page = filled(900, 700, 235);
    for (let y = 40; y < 300; y += 9) paint(page, 300, y, 2, 6, 40);
    const strokes = filled(900, 700, 235);
    for (let y = 40; y < 600; y += 24) paint(strokes, 300, y, 3, 15, 40);
    const { data } = withoutLeaders(page, 200);
    expect([40, 130, 283].some((y) => (data[(y + 2) * 900 + 300] ?? 0) < 150)).toBe(false);
    expect(withoutLeaders(strokes, 200)).toBe(strokes);
  });

  it('the feet of a line of letters are no row of dots', () => {
    const page = filled(900, 400, 235);
    for (let x = 80; x < 820; x += 11) {
      paint(page, x, 86, 3, 17, 40);
      paint(page, x, 101, 8, 2, 40);
    }
    expect(withoutLeaders(page, 200)).toBe(page);
  });

  it('nor are the pieces of pale letters', () => {
    const page = filled(900, 400, 235);
    for (let x = 80, k = 0; x < 820; x += [5, 11, 4, 9, 12, 6][k++ % 6] ?? 5) paint(page, x, 100, 3, 3, 40);
    expect(withoutLeaders(page, 200)).toBe(page);
  });

  it('nor is the grain of a whole page', () => {
    const page = filled(1700, 2300, 235);
    for (let y = 4; y < 2296; y += 8) for (let x = 4; x < 1696; x += 8) paint(page, x, y, 2, 2, 40);
    expect(withoutLeaders(page, 200)).toBe(page);
  });
});
