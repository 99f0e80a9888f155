import { describe, expect, test } from 'vitest';
import { probability } from '../../../packages/reader/src/fields/learned/model.ts';
import { type Bolsa, learn } from './logistic.ts';

/** CVs of four authors, in which one of two places tells it; which one is not said. */
const said = (grupo: string): Bolsa => ({
  grupo,
  dicho: true,
  lugares: [
    { rasgos: ['soy', 'word'], posible: true },
    { rasgos: ['school', 'word'], posible: true },
  ],
});
const silent = (grupo: string): Bolsa => ({
  grupo,
  dicho: false,
  lugares: [{ rasgos: ['school', 'word'], posible: false }],
});
const GROUPS = ['a', 'b', 'c', 'd'];

describe('learning from labelled CVs', () => {
  const model = learn(GROUPS.flatMap((grupo) => Array.from({ length: 9 }, () => [said(grupo), silent(grupo)]).flat()));

  test('finds out which of the places tells it', () => {
    expect(probability(model, ['soy', 'word'])).toBeGreaterThan(0.9);
    expect(probability(model, ['school', 'word'])).toBeLessThan(0.3);
  });

  test('believes nothing that fewer than three authors show', () => {
    const two = ['a', 'b'].flatMap((grupo) => Array.from({ length: 9 }, () => said(grupo)));
    expect(learn(two).weights.size).toBe(0);
  });

  test('is the same each time', () => {
    const bags = GROUPS.flatMap((grupo) => [said(grupo), silent(grupo)]);
    expect([...learn(bags).weights]).toEqual([...learn(bags).weights]);
  });
});
