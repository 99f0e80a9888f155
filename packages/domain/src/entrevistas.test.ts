import { expect, it } from 'vitest';
import { conflictOf, conflictsOf, type Ocupacion } from './entrevistas.ts';
import { chileInstants, wallTime } from './fechas.ts';

const interview = (id: number, from: string, to: string, rest: Partial<Ocupacion> = {}): Ocupacion => ({
  id,
  fecha_inicio: `2026-03-12T${from}:00.000Z`,
  fecha_fin: `2026-03-12T${to}:00.000Z`,
  responsable_id: null,
  personas: [],
  ...rest,
});

it('two interviews collide when a person is in both at once, and not when one ends as the other begins', () => {
  const ana = { personas: ['candidato:1', 'rut:111111111'] };
  const first = interview(1, '13:00', '14:00', ana);
  expect(conflictOf(first, interview(2, '13:59', '15:00', { personas: ['candidato:9', 'rut:111111111'] }))).toBe(
    'candidato',
  );
  expect(conflictOf(first, interview(2, '14:00', '15:00', ana))).toBeNull();
  expect(conflictOf(first, interview(2, '13:00', '14:00', { personas: ['candidato:2'] }))).toBeNull();
  expect(conflictOf(first, first)).toBeNull();
});

it('a responsable leads one interview at a time; nobody is nobody', () => {
  const led = { responsable_id: 7 };
  expect(conflictOf(interview(1, '13:00', '14:00', led), interview(2, '13:30', '14:30', led))).toBe('responsable');
  expect(conflictOf(interview(1, '13:00', '14:00'), interview(2, '13:30', '14:30'))).toBeNull();
});

it('all conflicts of a calendar are found as comparing each with each would', () => {
  const all = Array.from({ length: 120 }, (_, i) => {
    const hour = String(8 + ((i * 7) % 12)).padStart(2, '0');
    const end = String(8 + ((i * 7) % 12) + 1 + (i % 3)).padStart(2, '0');
    return interview(i + 1, `${hour}:${i % 2 ? '30' : '00'}`, `${end}:15`, {
      responsable_id: i % 5,
      personas: [`candidato:${i % 9}`],
    });
  });
  const found = conflictsOf(all);
  for (const one of all) {
    const expected = all.filter((other) => conflictOf(one, other)).map(({ id }) => id);
    const got = (found.get(one.id) ?? []).map(({ con }) => con.id);
    expect(got.sort((a, b) => a - b)).toEqual(expected);
  }
});

it('the clock of Chile leads to one instant, to none in the skipped hour and to two in the repeated one', () => {
  expect(chileInstants('2026-07-01T10:00')).toEqual(['2026-07-01T14:00:00.000Z']);
  expect(chileInstants('2026-12-01T10:00')).toEqual(['2026-12-01T13:00:00.000Z']);
  expect(chileInstants('2026-09-06T00:30')).toEqual([]);
  expect(chileInstants('2026-09-06T01:00')).toEqual(['2026-09-06T04:00:00.000Z']);
  expect(chileInstants('2026-04-04T23:30')).toEqual(['2026-04-05T02:30:00.000Z', '2026-04-05T03:30:00.000Z']);
  expect(chileInstants('mañana')).toEqual([]);
});

it('every hour of a year comes back from its wall time', () => {
  for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 3_600_000) {
    const instant = new Date(ms).toISOString();
    expect(chileInstants(wallTime(instant))).toContain(instant);
  }
});
