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

it('a time of a clock of twelve is one of the day, and the word for hours may follow', () => {
  const typed = [
    '9:30 pm',
    '9 p. m.',
    '9:00\u202fp.\u00a0m.',
    '930am',
    '12:15 AM',
    '12 p.m.',
    '15:30 hrs.',
    '9h',
    '18 horas',
  ];
  expect(typed.map(parseTypedTime)).toEqual([
    '21:30',
    '21:00',
    '21:00',
    '09:30',
    '00:15',
    '12:00',
    '15:30',
    '09:00',
    '18:00',
  ]);
});

it('what is no time is null', () => {
  const typed = ['24:00', '9:60', '', 'mañana', '9:3', '12345', '13 pm', '0 am', '9 x', '9:30 p'];
  expect(typed.map(parseTypedTime)).toEqual(typed.map(() => null));
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
