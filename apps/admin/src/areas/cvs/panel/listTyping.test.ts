import { expect, it } from 'vitest';
import { withTyped } from './listTyping.ts';

it('what is pasted is as many words as it has lines, cells and signs between them, and each is there once', () => {
  expect(withTyped([], ['SAP, Oracle; Java\r\nPython\tR\n\n'])).toEqual(['SAP', 'Oracle', 'Java', 'Python', 'R']);
  expect(withTyped(['Java'], ['Java', 'java\nSQL\u2028SQL'])).toEqual(['Java', 'SQL']);
});

it('half a word that stands there is not glued to what is pasted', () => {
  expect(withTyped([], ['C++', 'SAP'])).toEqual(['C++', 'SAP']);
});

it('what the list had before stays as it is, also when it holds a comma', () => {
  expect(withTyped(['C, C++'], ['C, C++', 'Go'])).toEqual(['C, C++', 'Go']);
  expect(withTyped(['C, C++', 'Go'], ['Go'])).toEqual(['Go']);
});
