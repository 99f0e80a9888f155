import { describe, expect, it } from 'vitest';
import { shiftOf } from './heldPlace.ts';

const list = Array.from({ length: 200 }, (_, i) => i + 1);
const without = (...gone: number[]) => list.filter((id) => !gone.includes(id));

describe('what one reads in a long list', () => {
  it('stays where it is when people above it leave or come back', () => {
    expect(shiftOf(list, without(3, 7), 100)).toBe(-2);
    expect(shiftOf(without(3, 7), list, 100)).toBe(2);
  });

  it('is not touched by what happens below it', () => {
    expect(shiftOf(list, without(150), 100)).toBe(0);
    expect(shiftOf(list, [...list, 201], 100)).toBe(0);
  });

  it('gives way to the next one when it leaves itself', () => {
    expect(shiftOf(list, without(2, 101, 102), 100)).toBe(-3);
  });

  it('is not looked for in another list', () => {
    expect(shiftOf(list, list.slice(90), 100)).toBe(0);
    expect(shiftOf(list, [], 100)).toBe(0);
  });
});
