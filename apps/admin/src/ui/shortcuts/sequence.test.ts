import { expect, it } from 'vitest';
import { matchKeys } from './sequence.ts';

const keys = ['mod+k', '/', 'g p', 'g e', 'e'];
const press = (key: string, at = 0, mod = false) => ({ key, mod, at });

it('a single key and a chord are told apart', () => {
  expect(matchKeys(keys, press('/'), null).hit).toBe('/');
  expect(matchKeys(keys, press('K', 0, true), null).hit).toBe('mod+k');
  expect(matchKeys(keys, press('k'), null).hit).toBeNull();
});

it('g waits for its second key', () => {
  expect(matchKeys(keys, press('g'), null)).toEqual({ hit: null, waiting: 'g' });
  expect(matchKeys(keys, press('p', 400), { key: 'g', at: 0 }).hit).toBe('g p');
});

it('a pair wins over the single key, and a late second key stands alone', () => {
  expect(matchKeys(keys, press('e', 400), { key: 'g', at: 0 }).hit).toBe('g e');
  expect(matchKeys(keys, press('e', 2000), { key: 'g', at: 0 }).hit).toBe('e');
});
