import { describe, expect, it } from 'vitest';
import { APELLIDOS } from '../../data/apellidos.ts';
import { NOMBRES } from '../../data/nombres.ts';
import { WordFilter } from './word-filter.ts';

describe('the filter before a big list of words', () => {
  const filter = new WordFilter(APELLIDOS);

  it('denies no word of the list', () => {
    expect([...APELLIDOS].filter((word) => !filter.mayHave(word))).toEqual([]);
    expect([...APELLIDOS].filter((word) => !filter.mayHave(`ana ${word} rut`, 4, 4 + word.length))).toEqual([]);
  });

  it('tells most others apart', () => {
    const others = [...NOMBRES].filter((word) => !APELLIDOS.has(word));
    const taken = others.filter((word) => filter.mayHave(word));
    expect(taken.length / others.length).toBeLessThan(0.15);
  });
});
