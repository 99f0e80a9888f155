import { describe, expect, it } from 'vitest';
import { fittingColumns } from './columns.ts';
import {
  chosenColumns,
  DEFAULT_VIEW,
  moved,
  orderColumns,
  parseView,
  seenColumns,
  shownColumns,
  type TableView,
} from './view.ts';

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

describe('what a person chooses', () => {
  const table = [
    { id: 'nombre', required: true as const, width: 200 },
    { id: 'rut', width: 100, optional: true as const },
    { id: 'email', width: 200, priority: 2 },
    { id: 'criterios', width: 100, priority: 4 },
    { id: 'renta', width: 100, optional: true as const },
  ];
  const ticked = (room: number, from: TableView = DEFAULT_VIEW) =>
    seenColumns(table, from, room).flatMap(({ column, shown }) => (shown ? [column.id] : []));
  const flipped = (room: number, ...ids: string[]) => {
    const before = seenColumns(table, DEFAULT_VIEW, room);
    const after = before.map((each) => (ids.includes(each.column.id) ? { ...each, shown: !each.shown } : each));
    return { columns: chosenColumns(before, after, DEFAULT_VIEW), density: null };
  };

  it('begins with what is seen: what had no room is not ticked', () => {
    expect(ticked(500)).toEqual(['nombre', 'email', 'criterios']);
    expect(ticked(400)).toEqual(['nombre', 'email']);
  });

  it('is nothing when nothing was changed, whatever room there was', () => {
    expect(flipped(400).columns).toBe(DEFAULT_VIEW.columns);
    const stored = flipped(500, 'renta');
    const before = seenColumns(table, stored, 300);
    expect(chosenColumns(before, before, stored)).toBe(stored.columns);
  });

  it('stays in any room, with all that was ticked beside it', () => {
    const view = flipped(500, 'renta');
    const kept = shownColumns(table, view, true);
    expect(fittingColumns(kept, 10).map(({ id }) => id)).toEqual(['nombre', 'email', 'criterios', 'renta']);
    expect(ticked(10, view)).toEqual(['nombre', 'email', 'criterios', 'renta']);
  });

  it('leaves to the table what it had left out, which comes where there is room for it', () => {
    const view = flipped(400, 'renta');
    expect(ticked(600, view)).toEqual(['nombre', 'email', 'criterios', 'renta']);
    expect(ticked(500, view)).toEqual(['nombre', 'email', 'renta']);
    const wider = table.map((column) => (column.id === 'rut' ? { id: 'rut', width: 100 } : column));
    expect(shownColumns(wider, view).map(({ id }) => id)).toContain('rut');
  });

  it('hides what was unticked everywhere', () => {
    expect(ticked(5_000, flipped(500, 'email'))).toEqual(['nombre', 'criterios']);
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
    const kept = {
      columns: [
        { id: 'rut', shown: true },
        { id: 'email', shown: null },
      ],
      density: 'compacta',
    };
    expect(parseView(JSON.stringify(kept))).toEqual(kept);
  });
});

it('a column moves one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});
