import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  cutDate,
  dayInChile,
  daysBetween,
  formatDate,
  formatInstant,
  formatInstantDay,
  formatSpan,
  formatTime,
  formatWeekday,
  isInAnios,
  parseTypedDate,
  saysDay,
  startOfDay,
  timeAgo,
} from './fechas.ts';

describe('a date as a person types it, or a spreadsheet saves it', () => {
  it.each([
    ['05-09-2026', '2026-09-05'],
    ['5/9/2026', '2026-09-05'],
    ['5.9.26', '2026-09-05'],
    ['1/3/26', '2026-03-01'],
    [' 05 09 2026 ', '2026-09-05'],
    ['05092026', '2026-09-05'],
    ['050926', '2026-09-05'],
    ['2026-09-05', '2026-09-05'],
    // What Excel saves of a day with a time, or of what another program wrote as one.
    ['5-9-26 0:00', '2026-09-05'],
    ['05/09/2026, 18:30:00', '2026-09-05'],
    ['2026-09-05T18:30:00', '2026-09-05'],
    ['5-9-26 23:59:59', '2026-09-05'],
    ['5-9-26 99:99', null],
    ['5-9-26 24:00', null],
    ['5-9-26 8:60', null],
    ['5-9-26 8:30:60', null],
    ['29-02-2028', '2028-02-29'],
    ['29/02/2027', null],
    ['31-02-2026', null],
    ['15-13-2026', null],
    ['31022026', null],
    ['0509202', null],
    ['15-03-2026 y 16-03-2026', null],
    ['03/2026', null],
    ['mañana', null],
    ['', null],
  ])('%j is the day %s', (text, day) => expect(parseTypedDate(text)).toBe(day));

  it('says a day also where there is none such', () => {
    expect(['29/2/27', '31022026', '2026-02-31'].every(saysDay)).toBe(true);
    expect(['mañana', '03/2026', ''].some(saysDay)).toBe(false);
  });
});

it('is of a proceso in this century only: another year is a slip', () => {
  expect(['2000-01-01', '2100-12-31'].every(isInAnios)).toBe(true);
  expect(['0226-03-15', '1999-12-31', '2101-01-01'].some(isInAnios)).toBe(false);
});

const ZONES = ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter', 'UTC', 'Asia/Tokyo'];
/** Days on which Santiago changes its clocks: some of their midnights do not exist. */
const DAYS = ['2026-04-05', '2026-09-06', '2027-04-04', '2027-09-05'];

describe('a date', () => {
  afterAll(() => void vi.unstubAllEnvs());

  it.each(ZONES.flatMap((zone) => DAYS.map((day) => [zone, day] as const)))('in %s never shifts: %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    const [y, m, d] = day.split('-');
    expect([cutDate(day), cutDate(`${day}T00:00:00.000Z`), cutDate(`${day} 23:59`), formatDate(day)]).toEqual([
      day,
      day,
      day,
      `${d}-${m}-${y}`,
    ]);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-5',
    '05-04-2026',
    '2026-04-05x',
    'hoy',
    '',
    '20260405',
  ])('%j is no day', (text) => expect(cutDate(text)).toBeNull());

  it('knows leap years', () => {
    expect(['2024-02-29', '2000-02-29', '2100-02-29', '1900-02-29'].map(cutDate)).toEqual([
      '2024-02-29',
      '2000-02-29',
      null,
      null,
    ]);
  });
});

describe('an instant, by the clock of Chile', () => {
  it('belongs to the day it is in Chile, across both changes of the clock', () => {
    const days = (...instants: string[]) => instants.map((instant) => dayInChile(Date.parse(instant)));
    expect(
      days('2026-09-06T03:59:59Z', '2026-09-06T04:00:00Z', '2026-09-07T02:59:59Z', '2026-09-07T03:00:00Z'),
    ).toEqual(['2026-09-05', '2026-09-06', '2026-09-06', '2026-09-07']);
    expect(days('2026-04-05T02:59:59Z', '2026-04-05T03:30:00Z', '2026-04-05T04:00:00Z')).toEqual([
      '2026-04-04',
      '2026-04-04',
      '2026-04-05',
    ]);
  });

  it('is shown with day first and 24 hours', () => {
    const instant = '2026-01-05T03:05:00.000Z';
    expect([formatTime(instant), formatInstant(instant), formatInstantDay(instant)]).toEqual([
      '00:05',
      '05-01-2026, 00:05',
      '05-01-2026',
    ]);
    expect(formatTime(Date.parse('2026-01-05T18:07:00Z'))).toBe('15:07');
  });

  it('is so long ago', () => {
    const now = Date.parse('2026-03-10T15:00:00Z');
    const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), now);
    expect([
      ago(0),
      ago(59_999),
      ago(60_000),
      ago(12 * 60_000),
      ago(3_600_000),
      ago(86_400_000),
      ago(3 * 86_400_000),
    ]).toEqual(['recién', 'recién', 'hace 1 minuto', 'hace 12 minutos', 'hace 1 hora', 'ayer', 'hace 3 días']);
  });
});

describe('a day in Chile', () => {
  it.each([
    ['2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['2026-01-15', '2026-01-15T03:00:00.000Z'],
    ['2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['2026-04-05', '2026-04-05T04:00:00.000Z'],
  ])('%s begins at %s, also when the clocks change', (day, instant) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
    expect(dayInChile(startOfDay(day) - 1)).toBe(addDays(day, -1));
  });

  it('is told by its weekday', () => {
    expect(['2026-03-09', '2026-03-14', '2026-03-15'].map(formatWeekday)).toEqual(['lun 9', 'sáb 14', 'dom 15']);
  });

  it('is followed by the next one of the calendar', () => {
    expect([addDays('2026-02-28', 1), addDays('2024-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
      '2026-03-01',
      '2024-02-29',
      '2027-01-01',
    ]);
  });
});

it('a span is told in its largest unit', () => {
  expect([0, 60_000, 3_600_000, 5.26 * 3_600_000, 86_400_000, 3.24 * 86_400_000].map(formatSpan)).toEqual([
    '0 minutos',
    '1 minuto',
    '1 hora',
    '5,3 horas',
    '1 día',
    '3,2 días',
  ]);
});

it('a span that is rounded up to the next unit is told in it', () => {
  expect([59.4 * 60_000, 3_599_999, 23.94 * 3_600_000, 86_399_999].map(formatSpan)).toEqual([
    '59 minutos',
    '1 hora',
    '23,9 horas',
    '1 día',
  ]);
});

it.each([
  ['2026-02-27', '2026-03-01', 2],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-01-01', '2027-01-01', 365],
  ['2026-09-05', '2026-09-07', 2],
  ['2026-03-02', '2026-03-01', -1],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
