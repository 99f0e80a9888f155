import { expect, it } from 'vitest';
import { keyNames, SHORTCUTS, shortcutHint } from './shortcuts.ts';

it('no two shortcuts share their keys, nor does one hide behind the first key of a pair', () => {
  const keys = Object.values(SHORTCUTS).map((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
  const firsts = keys.filter((each) => each.includes(' ')).map((pair) => pair.split(' ')[0]);
  expect(keys.filter((each) => firsts.includes(each))).toEqual([]);
});

it('keys are shown as they stand on a Chilean keyboard', () => {
  expect(shortcutHint('buscar')).toBe('Ctrl K');
  expect(keyNames('g p')).toEqual([['G'], ['P']]);
  expect(keyNames('shift+x')).toEqual([['Mayús', 'X']]);
});
