import { expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';

const found = (texto: string, ...terms: string[]) => findTerms(texto, terms).map(({ termino }) => termino);

test('a criterio is found whatever its capitals and accents', () => {
  expect(found('Atencion de PÚBLICO y cobranza', 'atención de público', 'Cobranza')).toEqual([
    'atención de público',
    'Cobranza',
  ]);
});

test('a name inside a longer word is another word', () => {
  expect(found('JavaScript y C#', 'Java', 'C')).toEqual([]);
  expect(found('Java, C++ y C#.', 'Java', 'C++', 'C#')).toEqual(['Java', 'C++', 'C#']);
});

test('a name broken over a line is found, with its place in the text', () => {
  expect(findTerms('Manejo de control\nde inventario', ['control de inventario'])).toEqual([
    { termino: 'control de inventario', inicio: 10, fin: 31 },
  ]);
});

test('a blank name is found nowhere', () => {
  expect(found('texto', '', '  ')).toEqual([]);
});
