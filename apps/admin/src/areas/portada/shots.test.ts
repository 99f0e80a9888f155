import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HERO, type Shot, STEPS } from './shots.ts';

const FOLDER = join(import.meta.dirname, 'img');
/** What a slow phone fetches before it sees the product, and all of a visit in one scheme on a wide screen. */
const HERO_BYTES = 64 * 1024;
const VISIT_BYTES = 300 * 1024;

const ALL: readonly (readonly [string, Shot])[] = Object.entries({ ...HERO, ...STEPS });
const fileOf = (address: string): string => join(FOLDER, address.split('/').at(-1) ?? '');
const weight = (address: string): number => statSync(fileOf(address)).size;

/** px of a WebP with an extended header, which Chromium writes. */
function sizeOf(address: string): { width: number; height: number } {
  const bytes = readFileSync(fileOf(address));
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

it('every picture of the product is there in both schemes, as large as the page says', () => {
  for (const [name, { light, dark, width, height }] of ALL)
    for (const address of [light, dark]) expect([name, sizeOf(address)]).toEqual([name, { width, height }]);
});

it('the pictures are light enough for a slow phone', () => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(weight(HERO.wide[scheme])).toBeLessThan(HERO_BYTES);
    expect(weight(HERO.phone[scheme])).toBeLessThan(HERO_BYTES);
    const visit = [HERO.wide, ...Object.values(STEPS)].reduce((sum, shot) => sum + weight(shot[scheme]), 0);
    expect(visit).toBeLessThan(VISIT_BYTES);
  }
});
