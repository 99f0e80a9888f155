import { expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';
import { plainReading } from './plain-reading.ts';

const reading = plainReading('Licencia Clase B al día.\nDisponibilidad para trabajar en turnos rotativos');

test('a criterio is found in any letters and accents, as whole words, with its place', () => {
  const [found, ...rest] = findTerms(reading, ['licencia clase b', 'Turnos Rotativos', 'turno', 'clase a']);
  expect(found).toMatchObject({
    valor: 'licencia clase b',
    evidencia: { texto: 'Licencia Clase B', inicio: 0, fin: 16 },
  });
  expect(rest.map(({ valor }) => valor)).toEqual(['Turnos Rotativos']);
});
