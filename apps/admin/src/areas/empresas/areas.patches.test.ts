import { expect, it } from 'vitest';
import { withAnswer, withArea, withoutArea } from './areas.patches.ts';

const before = { areas: [{ id: 1, nombre: 'Operaciones' }] };

it('an área shows at once and takes its id when the server answers', () => {
  const pending = withArea(before, { id: -1, nombre: 'Tiendas' });
  expect(pending.areas.map(({ nombre }) => nombre)).toEqual(['Operaciones', 'Tiendas']);
  expect(withAnswer(pending, -1, { id: 7, nombre: 'Tiendas' }).areas.at(-1)).toEqual({ id: 7, nombre: 'Tiendas' });
});

it('an área that another screen already brought does not stand twice', () => {
  const both = { areas: [...before.areas, { id: -1, nombre: 'Tiendas' }, { id: 7, nombre: 'Tiendas' }] };
  expect(withAnswer(both, -1, { id: 7, nombre: 'Tiendas' }).areas.map(({ id }) => id)).toEqual([1, 7]);
});

it('taking one away leaves the list it came from as it was, for when it fails', () => {
  expect(withoutArea(before, 1).areas).toEqual([]);
  expect(before.areas).toHaveLength(1);
});
