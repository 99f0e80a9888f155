import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media');

const tokensIn = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: readonly (readonly [string, string])[] = [
  ['text', 'surface'],
  ['text', 'ground'],
  ['text', 'accent-tint'],
  ['text', 'warning-tint'],
  ['dimmed', 'surface'],
  ['dimmed', 'ground'],
  ['dimmed', 'fill'],
  ['dimmed', 'accent-tint'],
  ['accent', 'surface'],
  ['accent-strong', 'accent-tint'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['success', 'success-tint'],
  ['success', 'surface'],
  ['warning', 'warning-tint'],
  ['warning', 'surface'],
  ['warning', 'ground'],
  ['error', 'ground'],
  ['error', 'error-tint'],
  ['error', 'surface'],
];

/** What only has to be seen: focus ring, border of the zone, bar and mark (WCAG 1.4.11). */
const SHAPES: readonly (readonly [string, string])[] = [
  ['accent', 'surface'],
  ['accent', 'fill'],
  ['warning', 'fill'],
  ['mark', 'ground'],
];

describe.each([
  ['light', tokensIn(light)],
  ['dark', new Map([...tokensIn(light), ...tokensIn(dark)])],
])('the %s scheme', (_name, tokens) => {
  const measure = ([front, back]: readonly [string, string]): number =>
    ratio(tokens.get(front) ?? '', tokens.get(back) ?? '');

  it.each(TEXT)('lets %s be read on %s (AA, 4.5:1)', (front, back) => {
    expect(measure([front, back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('lets %s be seen on %s (AA, 3:1)', (front, back) => {
    expect(measure([front, back])).toBeGreaterThanOrEqual(3);
  });

  it('sets every colour of its own', () => {
    expect(tokensIn(dark).size).toBe(tokensIn(light).size);
  });
});
