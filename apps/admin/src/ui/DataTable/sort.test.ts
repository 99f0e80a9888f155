import { expect, it } from 'vitest';
import { nextOrden, ordenIn, sortRows } from './sort.ts';

const rows = [
  { nombre: 'Zoila Ñanco', rut: '14.602.331-2', renta: 650_000 },
  { nombre: 'Álvaro Rojas', rut: null, renta: 1_200_000 },
  { nombre: 'ana Soto', rut: '9.815.637-2', renta: null },
  { nombre: 'Nora Pizarro', rut: '14.602.331-2', renta: 650_000 },
  { nombre: 'Ñusta Condori', rut: '22.655.668-0', renta: 480_000 },
];
type Row = (typeof rows)[number];
const KEYS = {
  nombre: { by: ({ nombre }: Row) => nombre },
  rut: { by: ({ rut }: Row) => rut },
  renta: { by: ({ renta }: Row) => renta, largestFirst: true },
} as const;
const names = (orden?: string) => sortRows(rows, KEYS, orden).map(({ nombre }) => nombre.split(' ')[0]);

it('names stand as in a Spanish dictionary: accents and capitals do not count, ñ follows n', () => {
  expect(names('nombre')).toEqual(['Álvaro', 'ana', 'Nora', 'Ñusta', 'Zoila']);
  expect(names('-nombre')).toEqual(['Zoila', 'Ñusta', 'Nora', 'ana', 'Álvaro']);
});

it('a RUT is ordered as the number it is, an amount by its size, and what is missing comes last either way', () => {
  expect(names('rut')).toEqual(['ana', 'Zoila', 'Nora', 'Ñusta', 'Álvaro']);
  expect(names('-rut')).toEqual(['Ñusta', 'Zoila', 'Nora', 'ana', 'Álvaro']);
  expect(names('-renta')).toEqual(['Álvaro', 'Zoila', 'Nora', 'Ñusta', 'ana']);
  expect(names('renta').at(-1)).toBe('ana');
});

it('without an order, or one by a column that is not there, the list is the very same', () => {
  expect(sortRows(rows, KEYS, undefined)).toBe(rows);
  expect(sortRows(rows, KEYS, 'toString')).toBe(rows);
  expect(sortRows(rows, KEYS, '-sueldo')).toBe(rows);
});

it('pressing a head orders, turns round, and gives the own order of the list back', () => {
  expect([undefined, 'nombre', '-nombre', '-renta'].map((now) => nextOrden(now, 'nombre'))).toEqual([
    'nombre',
    '-nombre',
    undefined,
    'nombre',
  ]);
  expect([undefined, '-renta', 'renta'].map((now) => nextOrden(now, 'renta', true))).toEqual([
    '-renta',
    'renta',
    undefined,
  ]);
});

it('an address gives an order that reads as one, or none', () => {
  expect(ordenIn({ orden: '-nombre' })).toEqual({ orden: '-nombre' });
  expect(ordenIn({ orden: 7 })).toEqual({});
  expect(ordenIn({ orden: '--x' })).toEqual({});
});
