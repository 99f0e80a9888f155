import { expect, it } from 'vitest';
import { parseTypedDate } from './dateTyping.ts';

it('a date is typed day first, with any separator and a short year', () => {
  for (const text of ['05-09-2026', '5/9/2026', '5.9.26', ' 05 09 2026 ', '2026-09-05'])
    expect(parseTypedDate(text)).toBe('2026-09-05');
});

it('a day that does not exist is no date', () => {
  for (const text of ['31-02-2026', '15-13-2026', 'mañana', '']) expect(parseTypedDate(text)).toBeNull();
});
