import { expect, it } from 'vitest';
import {
  errorsOf,
  instantOf,
  isPast,
  lengthOf,
  newValues,
  nextHour,
  rangeAt,
  rangeOf,
  sentOf,
  valuesOf,
  withStart,
} from './entrevistaForm.ts';

const form = (inicio: string, fin: string) => newValues({ inicio, fin }, null, 7);

it('a new interview is at the next whole hour, or in the morning of the day that is looked at', () => {
  expect(nextHour('2026-07-01T14:20:00Z', undefined)).toEqual({ inicio: '2026-07-01T11:00', fin: '2026-07-01T12:00' });
  expect(nextHour('2026-07-01T14:20:00Z', '2026-07-03')).toEqual({
    inicio: '2026-07-03T10:00',
    fin: '2026-07-03T11:00',
  });
  expect(nextHour('2026-07-02T03:20:00Z', '2026-07-01').inicio).toBe('2026-07-02T00:00');
});

it('a day that is clicked is an hour of its morning, hours that are drawn are those hours', () => {
  expect(rangeOf('2026-07-01', '2026-07-02', true)).toEqual({ inicio: '2026-07-01T10:00', fin: '2026-07-01T11:00' });
  expect(rangeOf('2026-07-01T09:30:00Z', '2026-07-01T10:45:00Z', false)).toEqual({
    inicio: '2026-07-01T09:30',
    fin: '2026-07-01T10:45',
  });
});

it('a tap is an hour from there, and of a day one of its morning', () => {
  expect(rangeAt('2026-07-01T23:30:00Z', false)).toEqual({ inicio: '2026-07-01T23:30', fin: '2026-07-02T00:30' });
  expect(rangeAt('2026-07-01', true)).toEqual({ inicio: '2026-07-01T10:00', fin: '2026-07-01T11:00' });
});

it('beginning later it ends later by as much, over midnight too', () => {
  const values = form('2026-07-01T10:00', '2026-07-01T11:30');
  const moved = withStart(values, { hora_inicio: '2315' }, lengthOf(values));
  expect([moved.dia_fin, moved.hora_fin]).toEqual(['2026-07-02', '00:45']);
  const unfinished = withStart(values, { hora_inicio: 'x' }, lengthOf(values));
  expect([unfinished.hora_inicio, unfinished.hora_fin]).toEqual(['x', '11:30']);
});

it('it lasts as long as before while its beginning is typed key by key, or its end came first', () => {
  const typed = (hora_inicio: string) => ({ ...form('2026-07-01T10:00', '2026-07-01T11:30'), hora_inicio });
  const NINETY = 90 * 60_000;
  expect([lengthOf(typed('10:00')), lengthOf(typed('14:3')), lengthOf(typed('12:00'))]).toEqual([NINETY, null, null]);
  expect(withStart(typed('14:3'), { hora_inicio: '14:30' }, NINETY).hora_fin).toBe('16:00');
  expect(withStart(typed('12:00'), { hora_inicio: '14:30' }, NINETY).hora_fin).toBe('16:00');
});

it('an hour that is skipped is told, and one that is repeated asks which', () => {
  expect(errorsOf(form('2026-09-06T00:30', '2026-09-06T02:00'))).toMatchObject({
    hora_inicio: 'Esa hora no existe: esa noche el reloj se adelanta a la 01:00.',
  });
  const twice = form('2026-04-04T23:30', '2026-04-05T00:30');
  expect(instantOf(twice, 'inicio')).toBe('2026-04-05T02:30:00.000Z');
  expect(instantOf({ ...twice, vez_inicio: 'segunda' }, 'inicio')).toBe('2026-04-05T03:30:00.000Z');
});

it('what cannot be is told by its field', () => {
  expect(errorsOf(form('2026-07-01T10:00', '2026-07-01T10:00'))).toEqual({
    hora_fin: 'El término debe ser después del inicio.',
  });
  const values = {
    ...form('2026-07-01T10:00', '2026-07-01T11:00'),
    dia_inicio: null,
    hora_fin: '25',
    notas: 'ñ'.repeat(10_001),
  };
  expect(Object.keys(errorsOf(values)).sort()).toEqual(['dia_inicio', 'hora_fin', 'notas']);
});

it('opened and saved as it was nothing is changed, whichever of two hours it is', () => {
  const entrevista = {
    id: 1,
    titulo: 'Panel',
    fecha_inicio: '2026-04-05T03:30:00.000Z',
    fecha_fin: '2026-04-05T04:30:00.000Z',
    cv_id: 3,
    candidato: 'Ana',
    responsable_id: null,
    responsable: null,
    lugar: null,
    notas: null,
    version: 4,
  };
  const values = valuesOf(entrevista);
  expect(values.vez_inicio).toBe('segunda');
  expect(sentOf(values)).toMatchObject({ cv_id: 3, responsable_id: null, fecha_inicio: entrevista.fecha_inicio });
});

it('what is planned for before now is told, but not what stood there already', () => {
  const now = Date.parse('2026-03-12T13:00:01Z');
  expect(isPast(form('2026-03-12T10:00', '2026-03-12T11:00'), now, undefined)).toBe(true);
  expect(isPast(form('2026-03-12T10:00', '2026-03-12T11:00'), now, '2026-03-12T13:00:00.000Z')).toBe(false);
  expect(isPast(form('2026-03-12T10:01', '2026-03-12T11:00'), now, undefined)).toBe(false);
});
