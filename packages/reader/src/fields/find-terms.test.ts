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

test('an address, a link and the letters of R.U.T. tell of no skill', () => {
  const texto =
    'ana@outlook.com\nR.U.T.: 12.345.678-5\nwww.linkedin.com/in/ana-java, github.com/ana/excel\nManejo de SAP.';
  expect(found(texto, 'Outlook', 'R', 'Java', 'Excel', 'SAP')).toEqual(['SAP']);
  expect(found(`${texto} Correo en Outlook, R y Node.js`, 'Outlook', 'R', 'Node.js')).toEqual([
    'Outlook',
    'R',
    'Node.js',
  ]);
});

test('who asks for letters with dots, or for an address, finds them', () => {
  expect(found('Con C.A.E. al día; C.A.E', 'C.A.E.')).toEqual(['C.A.E.']);
  expect(found('Ventas en Booking.com y Mercado Libre', 'Booking.com')).toEqual(['Booking.com']);
});

test('a megabyte of dots or letters and dots is looked through at once', () => {
  for (const unit of ['a.', 'a@', 'www.', 'x'])
    expect(found(unit.repeat(1_000_000 / unit.length), 'Outlook')).toEqual([]);
});

test('a blank name is found nowhere', () => {
  expect(found('texto', '', '  ')).toEqual([]);
});
