import { expect, it } from 'vitest';
import { remembered } from './recent.ts';

it('the five newest searches are remembered, each once and the newest first', () => {
  expect(remembered(['reyes', 'cajero'], '  Reyes ')).toEqual(['Reyes', 'cajero']);
  expect(remembered(['a1', 'a2', 'a3', 'a4', 'a5'], 'a6')).toEqual(['a6', 'a1', 'a2', 'a3', 'a4']);
  expect(remembered(['reyes'], ' ')).toEqual(['reyes']);
});
