import { expect, it } from 'vitest';
import { parsePesos } from './montos.ts';

it.each([
  ['850000', 850_000],
  ['850.000', 850_000],
  ['850 000', 850_000],
  ['$ 850.000.-', 850_000],
  ['$850.000,50', 850_000],
  ['1.250.000 líquidos', 1_250_000],
  ['850 mil', 850_000],
  ['850 lucas', 850_000],
  ['850k', 850_000],
  ['650', 650_000],
  ['1.200', 1_200_000],
  ['850,5', 850_500],
  ['1,2', 1_200_000],
  ['1.2', 1_200_000],
  ['1,2 millones', 1_200_000],
  ['1.2 MM', 1_200_000],
  ['1 millón de pesos', 1_000_000],
  ['2 palos', 2_000_000],
])('%s is a sum in pesos', (typed, pesos) => {
  expect(parsePesos(typed)).toBe(pesos);
});

it.each(['', '0', '-5', '30 UF', 'US$ 2.000', 'a convenir', '850.00.0', '800.000 a 900.000'])('%j is none', (typed) => {
  expect(parsePesos(typed)).toBeNull();
});

it('is linear in whatever is typed: a step for every pair of characters would take a minute', () => {
  const start = Date.now();
  parsePesos('1.111'.repeat(100_000));
  expect(Date.now() - start).toBeLessThan(5000);
});
