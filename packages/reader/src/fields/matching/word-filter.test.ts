import { describe, expect, it } from 'vitest';
import { APELLIDOS } from '../../../data/apellidos.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { WordFilter, WordMap, WordSet } from './word-filter.ts';

describe('the filter before a big list of words', () => {
  const filter = new WordFilter(APELLIDOS);

  it('denies no word of the list', () => {
    expect([...APELLIDOS].filter((word) => !filter.mayHave(word))).toEqual([]);
    expect([...APELLIDOS].filter((word) => !filter.mayHave(`ana ${word} rut`, 4, 4 + word.length))).toEqual([]);
  });

  it('finds the words of a list in a text and no others', () => {
    const list = new WordSet(['soto', 'rojas']);
    expect([list.has('soto'), list.has('ana soto', 4, 8), list.has('sota'), list.has('soto', 0, 3)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('tells most others apart', () => {
    const others = [...NOMBRES].filter((word) => !APELLIDOS.has(word));
    const taken = others.filter((word) => filter.mayHave(word));
    expect(taken.length / others.length).toBeLessThan(0.15);
  });

  it('keeps what is known of each word, however many there are', () => {
    const known = new WordMap([...NOMBRES].map((word, i) => [word, i] as const));
    expect([...NOMBRES].map((word) => known.get(`ana ${word} rut`, 4, 4 + word.length))).toEqual(
      [...NOMBRES].map((_, i) => i),
    );
    known.set('ana', -1);
    expect([known.get('ana'), known.get('an'), known.get('zzz'), known.size]).toEqual([
      -1,
      undefined,
      undefined,
      NOMBRES.size,
    ]);
  });
});
