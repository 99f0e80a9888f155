import { expect, it } from 'vitest';
import { halfHourOf, parseTypedTime } from './timeTyping.ts';

it('a time is typed with or without its separator', () => {
  expect(['9', '930', '9:30', '09.30', '9h30', ' 0930 ', '23:59'].map(parseTypedTime)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:30',
    '09:30',
    '09:30',
    '23:59',
  ]);
});

it('what is no time is null', () => {
  expect(['24:00', '9:60', '', 'mañana', '9:3', '12345'].map(parseTypedTime)).toEqual(Array(6).fill(null));
});

it('the list of half hours opens at the one in which the time stands', () => {
  expect(['09:45', '10:00', '1029', '23:30', 'mañana', ''].map(halfHourOf)).toEqual([
    '09:30',
    '10:00',
    '10:00',
    '23:30',
    null,
    null,
  ]);
});
