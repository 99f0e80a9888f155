import { expect, it } from 'vitest';
import { dateProblem, dateProblems, heldDate, isWholeDate, shownDate } from './dateTyping.ts';

it('a date is whole with its fourth figure of the year, and only if there is such a day', () => {
  expect(['05-09-2026', '5/9/2026 ', '05092026'].every(isWholeDate)).toBe(true);
  expect(['05-09-20', '05-09-202', '050920', '0509202', '31-02-2026', '2026', ''].some(isWholeDate)).toBe(false);
});

it('a day without its year is of the year in which it is nearest, and one that no year has is none', () => {
  const held = (text: string, today = '2026-12-01') => heldDate(text, today);
  expect(['2-12', '2/12', '02.12', '15-11'].map((text) => held(text))).toEqual([
    '2026-12-02',
    '2026-12-02',
    '2026-12-02',
    '2026-11-15',
  ]);
  expect([held('2-1'), held('30-12', '2027-01-04'), held('29-2')]).toEqual(['2027-01-02', '2026-12-30', '2028-02-29']);
  expect(['31-2', '5-13'].map((text) => dateProblem(held(text)))).toEqual(Array(2).fill('Esa fecha no existe.'));
  expect(['2-12', '02-12'].some(isWholeDate)).toBe(false);
});

it('what is no date stays as it was typed, and is told apart from a day that there is not', () => {
  expect(['31-02-2026', ' 5/9/2026', 'mañana', ' '].map((text) => heldDate(text, '2026-12-01'))).toEqual([
    '31-02-2026',
    '2026-09-05',
    'mañana',
    null,
  ]);
  expect(['31-02-2026', '45-13-2026', '31022026', '2026-02-31'].map(dateProblem)).toEqual(
    Array(4).fill('Esa fecha no existe.'),
  );
  expect(['0226-03-15', '1999-12-31', '2101-01-01'].map(dateProblem)).toEqual(
    Array(3).fill('Revisa el año: debe estar entre 2000 y 2100.'),
  );
  expect(['2000-01-01', '2100-12-31', '2028-02-29'].map(dateProblem)).toEqual(Array(3).fill(undefined));
  expect(dateProblems({ a: '0226-03-15', b: null, c: '2026-09-05' }, ['a', 'b', 'c'])).toEqual({
    a: 'Revisa el año: debe estar entre 2000 y 2100.',
  });
  expect(dateProblem('mañana')).toBe('Escribe la fecha así: 15-03-2026.');
  expect([null, '2026-09-05'].map(dateProblem)).toEqual([undefined, undefined]);
  expect(['2026-09-05', '31-02-2026', null].map(shownDate)).toEqual(['05-09-2026', '31-02-2026', '']);
});
