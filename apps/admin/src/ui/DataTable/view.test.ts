import { describe, expect, it } from 'vitest';
import { DEFAULT_VIEW, moved, orderColumns, parseView, shownColumns } from './view.ts';

const columns = [
  { id: 'nombre', required: true as const },
  { id: 'rut' },
  { id: 'email' },
  { id: 'renta', optional: true as const },
];
const view = (...ids: string[]) => ({
  columns: ids.map((id) => ({ id: id.replace('-', ''), shown: !id.startsWith('-') })),
  density: null,
});
const shown = (...ids: string[]) => shownColumns(columns, view(...ids)).map(({ id }) => id);

describe('columns of a view', () => {
  it('are the usual ones until somebody chooses others', () => {
    expect(shownColumns(columns, DEFAULT_VIEW).map(({ id }) => id)).toEqual(['nombre', 'rut', 'email']);
  });

  it('come in the order that was chosen, without those that were hidden', () => {
    expect(shown('email', 'nombre', '-rut', 'renta')).toEqual(['email', 'nombre', 'renta']);
  });

  it('always hold the name', () => {
    expect(shown('-nombre', '-rut', '-email')).toEqual(['nombre']);
  });

  it('that the product no longer has are forgotten, and new ones stand where they stand by default', () => {
    expect(shown('fax', 'email', 'nombre')).toEqual(['email', 'nombre', 'rut']);
    expect(orderColumns(columns, view('email', 'nombre')).map(({ column }) => column.id)).toEqual([
      'email',
      'renta',
      'nombre',
      'rut',
    ]);
  });
});

describe('what is stored', () => {
  it.each([undefined, '', 'null', '{', '[]', '7', '{"columns":7,"density":"enorme"}', '{"columns":[null,7,{"id":7}]}'])(
    'is the default view when it cannot be understood: %j',
    (stored) => {
      expect(parseView(stored)).toEqual(DEFAULT_VIEW);
    },
  );

  it('comes back as it was', () => {
    const kept = { columns: [{ id: 'rut', shown: true }], density: 'compacta' };
    expect(parseView(JSON.stringify(kept))).toEqual(kept);
  });
});

it('a column moves one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});
