import { expect, test } from 'vitest';
import { cutAtMarks, type Marca, marksOf } from './evidencias.ts';
import { NADA_LEIDO } from './testing/campos.ts';

const mark = (inicio: number, fin: number, campo: Marca['campo'] = 'rut'): Marca => ({
  campo,
  seguro: true,
  texto: '',
  inicio,
  fin,
  pagina: null,
  cajas: [],
});

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

test('the text stays whole, whatever is marked in it', () => {
  const texto = 'RUN 26.114.902-k de Jean';
  const pieces = cutAtMarks(texto, [mark(4, 16), mark(20, 24, 'nombre')]);
  expect(pieces.map((piece) => piece.texto).join('')).toBe(texto);
  expect(pieces.filter(({ marca }) => marca).map((piece) => piece.texto)).toEqual(['26.114.902-k', 'Jean']);
});

test('of two readings of the same words the first keeps them', () => {
  const pieces = cutAtMarks('abcdef', [mark(1, 4), mark(2, 5, 'email')]);
  expect(pieces.map(({ texto, marca }) => [texto, marca?.campo ?? null])).toEqual([
    ['a', null],
    ['bcd', 'rut'],
    ['ef', null],
  ]);
});

test('a place outside the text marks nothing', () => {
  expect(cutAtMarks('abc', [mark(2, 9)])).toEqual([{ texto: 'abc', marca: null }]);
});
