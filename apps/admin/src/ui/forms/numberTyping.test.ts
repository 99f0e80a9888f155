import { expect, it } from 'vitest';
import { heldNumber } from './numberTyping.ts';

it('a whole number is held as one, however its thousands are written', () => {
  expect(['5', ' 12 ', '1500', '1.500', '0'].map(heldNumber)).toEqual([5, 12, 1500, 1500, 0]);
  expect(['', '  '].map(heldNumber)).toEqual([null, null]);
});

it('what is none stays as it was typed, and becomes no other number', () => {
  const typed = ['1,5', '1.5', '-3', '1e2', '12 días', '１２', '🎉', '9'.repeat(20)];
  expect(typed.map(heldNumber)).toEqual(typed);
});
