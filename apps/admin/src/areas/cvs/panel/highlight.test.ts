import type { LecturaCv } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { NADA_LEIDO } from '../../visor/testing/campos.ts';
import { marksOf, piecesOf, quoteOf } from './highlight.ts';

const TEXT = 'JEAN LOUISSAINT\nRUN: 26.114.902-k\nManejo de Genesys y Excel\nExpectativas: 650 mil líq.';

const said = <T>(valor: T, texto: string, inicio = TEXT.indexOf(texto)) => ({
  valor,
  confianza: 0.9,
  seguro: true,
  evidencia: { texto, inicio, fin: inicio + texto.length, pagina: 1, cajas: [] },
});

const campos = (more: Partial<LecturaCv['campos']>): LecturaCv['campos'] => ({ ...NADA_LEIDO, ...more });

const marked = (more: Partial<LecturaCv['campos']>, criterios: string[] = []) =>
  marksOf(TEXT, campos(more), { criterios }).map(({ campo, inicio, fin }) => [campo, TEXT.slice(inicio, fin)]);

it('marks in the text the words each value was read from', () => {
  expect(marked({ rut: said('26114902-K', '26.114.902-k'), tecnologias: [said('Genesys', 'Genesys')] })).toEqual([
    ['rut', '26.114.902-k'],
    ['tecnologias', 'Genesys'],
  ]);
});

it('finds the words elsewhere when the text is kept in another order than they were read in', () => {
  expect(marked({ nombre: said('Jean Louissaint', 'Jean Louissaint', 300) })).toEqual([['nombre', 'JEAN LOUISSAINT']]);
});

it('marks the criterios of the proceso, and nothing for words that are not there', () => {
  expect(marked({ email: said('a@b.cl', 'a@b.cl', 5) }, ['excel'])).toEqual([['criterios', 'Excel']]);
});

it('of two that overlap the longer one is marked', () => {
  const renta = said(650_000, 'Expectativas: 650 mil líq.');
  expect(marked({ pretension_renta: renta, pretension_max: said(650_000, '650 mil') })).toEqual([
    ['pretension_renta', 'Expectativas: 650 mil líq.'],
  ]);
});

it('cutting at the marks loses no character', () => {
  const marks = marksOf(TEXT, campos({ rut: said('x', '26.114.902-k') }), { criterios: ['genesys'] });
  expect(
    piecesOf(TEXT, marks)
      .map(({ text }) => text)
      .join(''),
  ).toBe(TEXT);
});

it('quotes the line around a value, cut when it is long', () => {
  const [mark] = marksOf(TEXT, campos({ rut: said('x', '26.114.902-k') }), { criterios: [] });
  if (!mark) throw new Error('nothing marked');
  expect(quoteOf(TEXT, mark)).toBe('RUN: 26.114.902-k');
  const long = `${'a '.repeat(80)}RUN 1-9 ${'b '.repeat(80)}`;
  const inicio = long.indexOf('RUN');
  expect(quoteOf(long, { campo: 'rut', inicio, fin: inicio + 7 })).toMatch(/^…(a )+RUN 1-9( b)+…$/);
});

it('cuts no word in two, however long the line is', () => {
  const line = `${'encargada '.repeat(20)}caja ${'reposición '.repeat(20)}`;
  const inicio = line.indexOf('caja');
  const words = quoteOf(line, { campo: 'experiencia_retail', inicio, fin: inicio + 4 })
    .replaceAll('…', '')
    .split(' ');
  expect(new Set(words)).toEqual(new Set(['encargada', 'caja', 'reposición']));
});
