import { expect, it } from 'vitest';
import { dateMarkers, timedEvents } from './events.ts';
import { parseCalendarioSearch } from './search.ts';

const NONE = {
  fecha_inicio: null,
  fecha_postulacion_fin: null,
  fecha_entrevistas_inicio: null,
  fecha_seleccion_fin: null,
  fecha_cierre: null,
};

it('an interview stands at its hour in Chile, in winter and in summer', () => {
  const [winter, summer] = timedEvents([
    { titulo: '', fecha_inicio: '2026-07-01T14:00:00.000Z', fecha_fin: '2026-07-01T14:30:00.000Z' },
    { titulo: 'Panel', fecha_inicio: '2026-12-01T02:30:00.000Z', fecha_fin: '2026-12-01T03:30:00.000Z' },
  ]);
  expect(winter).toMatchObject({ title: 'Entrevista', start: '2026-07-01T10:00:00', end: '2026-07-01T10:30:00' });
  expect(summer).toMatchObject({ title: 'Panel', start: '2026-11-30T23:30:00', allDay: false });
});

it('the dates that are set are markers of whole days, under their own names', () => {
  expect(dateMarkers({ ...NONE, fecha_cierre: '2026-03-15' }, 'background')).toEqual([
    { id: 'fecha_cierre', title: 'Cierre del proceso', start: '2026-03-15', allDay: true, display: 'background' },
  ]);
});

it('the address keeps view and day, and drops what is neither', () => {
  expect(parseCalendarioSearch({ vista: 'agenda', fecha: '2026-03-15' })).toEqual({
    vista: 'agenda',
    fecha: '2026-03-15',
  });
  expect(parseCalendarioSearch({ vista: 'mes', fecha: '2026-02-31' })).toEqual({});
});
