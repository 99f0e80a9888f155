import type { EventoCalendario } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import {
  dateMarkers,
  datesOfOneDay,
  datesWithin,
  hoursOfDay,
  movedTo,
  printedHours,
  resizedTo,
  timedEvents,
} from './events.ts';
import { parseCalendarioSearch } from './search.ts';

const NONE = {
  fecha_inicio: null,
  fecha_postulacion_fin: null,
  fecha_entrevistas_inicio: null,
  fecha_seleccion_fin: null,
  fecha_cierre: null,
};

const interview = (
  fecha_inicio: string,
  fecha_fin: string,
  rest: Partial<EventoCalendario> = {},
): EventoCalendario => ({
  id: 1,
  titulo: 'Entrevista',
  fecha_inicio,
  fecha_fin,
  cv_id: null,
  candidato: null,
  responsable_id: null,
  responsable: null,
  lugar: null,
  notas: null,
  version: 0,
  conflictos: [],
  ...rest,
});

it('an interview is called by its person first, and stands at its hour in Chile, in winter and in summer', () => {
  const [winter, summer] = timedEvents([
    interview('2026-07-01T14:00:00.000Z', '2026-07-01T14:30:00.000Z', { candidato: 'Ana Pizarro' }),
    interview('2026-12-01T02:30:00.000Z', '2026-12-01T03:30:00.000Z', { titulo: 'Panel' }),
  ]);
  expect(winter).toMatchObject({
    title: 'Ana Pizarro · Entrevista',
    start: '2026-07-01T10:00:00',
    end: '2026-07-01T10:30:00',
  });
  expect(summer).toMatchObject({ title: 'Panel', start: '2026-11-30T23:30:00', allDay: false });
});

it('of a cv that was deleted it says so, and of no cv nothing', () => {
  const when = ['2026-07-01T14:00:00.000Z', '2026-07-01T14:30:00.000Z'] as const;
  const [deleted, nobody] = timedEvents([interview(...when, { cv_id: 3 }), interview(...when)]);
  expect([deleted?.title, nobody?.title]).toEqual(['CV eliminado · Entrevista', 'Entrevista']);
});

it('in the repeated hour of April an interview is drawn with its length', () => {
  const [twice] = timedEvents([interview('2026-04-05T02:30:00.000Z', '2026-04-05T03:15:00.000Z')]);
  expect(twice).toMatchObject({ start: '2026-04-04T23:30:00', end: '2026-04-05T00:15:00' });
});

it('dragged over a change of the clock it keeps its length, and cannot be dropped on an hour that is not', () => {
  const winter = interview('2026-09-05T14:00:00.000Z', '2026-09-05T15:00:00.000Z');
  expect(movedTo(winter, '2026-09-07T10:00')).toEqual({
    fecha_inicio: '2026-09-07T13:00:00.000Z',
    fecha_fin: '2026-09-07T14:00:00.000Z',
  });
  expect(movedTo(winter, '2026-09-06T00:30')).toBeNull();
});

it('drawn longer it ends at the hour of the clock after its beginning', () => {
  const evening = interview('2026-04-05T03:00:00.000Z', '2026-04-05T03:15:00.000Z');
  expect(resizedTo(evening, '2026-04-04T23:45')?.fecha_fin).toBe('2026-04-05T03:45:00.000Z');
  expect(resizedTo(interview('2026-09-06T03:30:00.000Z', '2026-09-06T03:45:00.000Z'), '2026-09-06T00:30')).toBeNull();
});

it('the dates that are set are markers of whole days, under their own names', () => {
  expect(dateMarkers({ ...NONE, fecha_cierre: '2026-03-15' }, 'background')).toEqual([
    expect.objectContaining({ title: 'Cierre del proceso', start: '2026-03-15', allDay: true, display: 'background' }),
  ]);
});

it('dates of one day are one marker behind it, each on its line, and in a list each is its own', () => {
  const fechas = { ...NONE, fecha_postulacion_fin: '2026-03-15', fecha_entrevistas_inicio: '2026-03-15' };
  const titles = (display: 'background' | 'auto') => dateMarkers(fechas, display).map(({ title }) => title);
  expect(titles('background')).toEqual(['Fin de postulaciones\nInicio de entrevistas']);
  expect(titles('auto')).toEqual(['Fin de postulaciones', 'Inicio de entrevistas']);
  expect([datesOfOneDay(fechas), datesOfOneDay(NONE)]).toEqual([2, 1]);
});

it('the dates of a period are told as they follow each other, without those before or after it', () => {
  const fechas = {
    ...NONE,
    fecha_inicio: '2026-02-28',
    fecha_postulacion_fin: '2026-03-15',
    fecha_entrevistas_inicio: '2026-03-01',
    fecha_cierre: '2026-04-01',
  };
  expect(datesWithin(fechas, '2026-03-01', '2026-04-01').map(({ start, title }) => [start, title])).toEqual([
    ['2026-03-01', 'Inicio de entrevistas'],
    ['2026-03-15', 'Fin de postulaciones'],
  ]);
});

it('a day of the agenda tells its own hours of an interview of several days', () => {
  const wall = (text: string) => new Date(`${text}:00Z`);
  expect(hoursOfDay(wall('2026-03-02T09:00'), wall('2026-03-02T10:30'))).toBe('09:00 - 10:30');
  expect(hoursOfDay(wall('2026-03-02T09:00'), wall('2026-03-03T00:00'))).toBe('Desde las 09:00');
  expect(hoursOfDay(wall('2026-03-04T00:00'), wall('2026-03-04T18:00'))).toBe('Hasta las 18:00');
});

it('the address keeps view and day, and drops what is neither', () => {
  expect(parseCalendarioSearch({ vista: 'agenda', fecha: '2026-03-15' })).toEqual({
    vista: 'agenda',
    fecha: '2026-03-15',
  });
  expect(parseCalendarioSearch({ vista: 'mes', fecha: '2026-02-31' })).toEqual({});
});

it('the address names the interview that is open, or a new one', () => {
  expect(parseCalendarioSearch({ entrevista: 'nueva' })).toEqual({ entrevista: 'nueva' });
  expect(parseCalendarioSearch({ entrevista: 7 })).toEqual({ entrevista: 7 });
  expect(parseCalendarioSearch({ entrevista: '-1' })).toEqual({});
});

it('paper shows the hours of an office and every interview outside of them, whole', () => {
  const hours = (...when: [start: string, end: string][]) =>
    printedHours(when.map(([start, end]) => interview(start, end)));
  expect(hours()).toEqual([8, 19]);
  // 07:30 to 08:30, and 19:00 to 20:15, in Chile.
  expect(
    hours(['2026-07-01T11:30:00Z', '2026-07-01T12:30:00Z'], ['2026-07-01T23:00:00Z', '2026-07-02T00:15:00Z']),
  ).toEqual([7, 21]);
  expect(hours(['2026-07-02T03:00:00Z', '2026-07-02T05:00:00Z'])).toEqual([0, 24]);
});
