import type { Entrevista } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { editOf, overwritten } from '../../lib/edits.ts';
import { keptOf, shownOf } from './entrevistaEdit.ts';
import { sentOf, valuesOf } from './entrevistaForm.ts';

const entrevista: Entrevista = {
  id: 1,
  titulo: 'Entrevista',
  fecha_inicio: '2027-03-15T13:00:00.000Z',
  fecha_fin: '2027-03-15T14:00:00.000Z',
  cv_id: 3,
  candidato: null,
  responsable_id: null,
  responsable: null,
  lugar: null,
  notas: null,
  version: 4,
};

it('sends what the form changed, and nothing else', () => {
  const before = keptOf(entrevista);
  const typed = sentOf({ ...valuesOf(entrevista), lugar: 'Sala 2' });
  expect(editOf(before, before).changes).toEqual({});
  expect(editOf(before, typed).changes).toEqual({ lugar: 'Sala 2' });
});

it('another day here and another hour there are the same moment, changed twice', () => {
  const typed = sentOf({ ...valuesOf(entrevista), dia_inicio: '2027-03-12' });
  const theirs = keptOf({ ...entrevista, fecha_inicio: '2027-03-15T12:00:00.000Z' });
  expect(overwritten(keptOf(entrevista), typed, theirs)).toEqual(['fecha_inicio']);
});

it('shows a moment of somebody else as day, hour and which of the two', () => {
  const repeated = { ...entrevista, fecha_inicio: '2027-04-04T03:30:00.000Z' };
  expect(shownOf(repeated, ['fecha_inicio'])).toEqual({
    dia_inicio: '2027-04-03',
    hora_inicio: '23:30',
    vez_inicio: 'segunda',
  });
});
