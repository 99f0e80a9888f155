import { expect, it } from 'vitest';
import { fittingColumns, gridTemplate } from './columns.ts';

const columns = [
  { id: 'nombre', minWidth: 200 },
  { id: 'estado', width: 120, priority: 1 },
  { id: 'email', minWidth: 180, priority: 3 },
  { id: 'telefono', width: 140, priority: 2 },
  { id: 'criterios', minWidth: 160, priority: 3 },
];
const ids = (room: number) => fittingColumns(columns, room).map(({ id }) => id);

it('shows every column when there is room', () => {
  expect(ids(800)).toEqual(['nombre', 'estado', 'email', 'telefono', 'criterios']);
});

it('lets the least important columns leave first, from the right', () => {
  expect(ids(700)).toEqual(['nombre', 'estado', 'email', 'telefono']);
  expect(ids(500)).toEqual(['nombre', 'estado', 'telefono']);
});

it('never drops the name, however narrow the screen', () => {
  expect(ids(100)).toEqual(['nombre']);
});

it('gives flexible columns their minimum, and none when even the name does not fit', () => {
  expect(gridTemplate(fittingColumns(columns, 340), 340)).toBe('minmax(200px, 1fr) 120px');
  expect(gridTemplate(fittingColumns(columns, 100), 100)).toBe('minmax(0px, 1fr)');
});
