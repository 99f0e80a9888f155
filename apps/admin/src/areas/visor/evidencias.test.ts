import { expect, test } from 'vitest';
import { marksOf } from './evidencias.ts';
import { NADA_LEIDO } from './testing/campos.ts';

test('what was read is marked in the order of the text, each tecnología for itself', () => {
  const place = (inicio: number) => ({ texto: 'x', inicio, fin: inicio + 1, pagina: 1, cajas: [] });
  const read = <T>(valor: T, inicio: number) => ({ valor, confianza: 1, seguro: true, evidencia: place(inicio) });
  const marks = marksOf({ ...NADA_LEIDO, rut: read('1-9', 9), tecnologias: [read('Excel', 4), read('SAP', 12)] });
  expect(marks.map(({ campo, inicio }) => [campo, inicio])).toEqual([
    ['tecnologias', 4],
    ['rut', 9],
    ['tecnologias', 12],
  ]);
});

test('a field without a place, as one typed by a person, marks nothing', () => {
  expect(marksOf({ ...NADA_LEIDO, nombre: { valor: 'Ana', confianza: 1, seguro: true, evidencia: null } })).toEqual([]);
});
