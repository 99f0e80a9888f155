import { type Column, fittingColumns, type Sized } from './columns.ts';
import { DENSITIES, type Density } from './preferences.ts';

/** What a person made of a table: columns in their order, and the height of its rows. */
export type TableView = {
  /** Each shown or not, whatever the room; null where that was left to the table, which knows its room. */
  columns: readonly { id: string; shown: boolean | null }[];
  /** null: the one of every table. */
  density: Density | null;
};

export const DEFAULT_VIEW: TableView = { columns: [], density: null };

type Viewed = Pick<Column<never>, 'id' | 'required' | 'optional' | 'priority'>;

/** A stored view, or what can be understood of it: another version of the product may have written it. */
export function parseView(stored: string | undefined): TableView {
  try {
    const raw = JSON.parse(stored ?? 'null') as { columns?: unknown; density?: unknown } | null;
    const columns = (Array.isArray(raw?.columns) ? raw.columns : []).flatMap((each: unknown) => {
      const { id, shown } = (each ?? {}) as { id?: unknown; shown?: unknown };
      return typeof id === 'string' ? [{ id, shown: typeof shown === 'boolean' ? shown : null }] : [];
    });
    return { columns, density: DENSITIES.find((density) => density === raw?.density) ?? null };
  } catch {
    return DEFAULT_VIEW;
  }
}

/** `chosen`: somebody said whether it is shown. */
export type ViewedColumn<C> = { column: C; shown: boolean; chosen: boolean };

/** Every column in the order of the view. One the view does not know follows the one it follows by default. */
export function orderColumns<C extends Viewed>(columns: readonly C[], view: TableView): ViewedColumn<C>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered: ViewedColumn<C>[] = [];
  for (const { id, shown } of view.columns) {
    const column = byId.get(id);
    if (!column) continue;
    byId.delete(id);
    ordered.push({ column, shown: column.required || (shown ?? !column.optional), chosen: shown !== null });
  }
  columns.forEach((column, i) => {
    if (!byId.has(column.id)) return;
    const before = columns[i - 1];
    const at = before ? ordered.findIndex((each) => each.column === before) + 1 : 0;
    ordered.splice(at, 0, { column, shown: !column.optional, chosen: false });
  });
  return ordered;
}

/**
 * The columns to show, in their order; with `keep` those that were chosen leave for nothing. With the default view the very
 * list that was given, if it has no optional ones.
 */
export function shownColumns<C extends Viewed>(columns: readonly C[], view: TableView, keep = false): readonly C[] {
  if (view.columns.length === 0 && !columns.some(({ optional }) => optional)) return columns;
  return orderColumns(columns, view).flatMap(({ column, shown, chosen }) =>
    shown ? [keep && chosen ? { ...column, priority: 0 } : column] : [],
  );
}

/** Every column as it is seen in so many px: what nobody chose is shown where there is room. */
export function seenColumns<C extends Viewed & Sized>(
  columns: readonly C[],
  view: TableView,
  room: number,
): ViewedColumn<C>[] {
  const seen = new Set(fittingColumns(shownColumns(columns, view, true), room).map(({ id }) => id));
  return orderColumns(columns, view).map((each) => ({
    ...each,
    shown: each.chosen ? each.shown : seen.has(each.column.id),
  }));
}

/**
 * The columns of the view that a person made of another: where they changed one, all that were shown beside it are to
 * stay, and one that the table had left out for its room comes back where there is more.
 */
export function chosenColumns<C extends Viewed>(
  before: readonly ViewedColumn<C>[],
  after: readonly ViewedColumn<C>[],
  view: TableView,
): TableView['columns'] {
  const same = after.every(({ column, shown }, i) => before[i]?.column === column && before[i].shown === shown);
  if (same) return view.columns;
  const was = new Map(before.map(({ column, shown }) => [column, shown]));
  return after.map(({ column, shown, chosen }) => ({
    id: column.id,
    shown: shown || chosen || was.get(column) !== shown ? shown : null,
  }));
}

/** A column one place up or down. */
export function moved<T>(items: readonly T[], from: number, step: 1 | -1): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.min(next.length, Math.max(0, from + step)), 0, item);
  return next;
}
