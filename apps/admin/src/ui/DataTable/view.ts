import type { Column } from './columns.ts';
import { DENSITIES, type Density } from './preferences.ts';

/** What a person made of a table: columns in their order, each shown or not, and the height of its rows. */
export type TableView = {
  columns: readonly { id: string; shown: boolean }[];
  /** null: the one of every table. */
  density: Density | null;
};

export const DEFAULT_VIEW: TableView = { columns: [], density: null };

type Viewed = Pick<Column<never>, 'id' | 'required' | 'optional'>;

/** A stored view, or what can be understood of it: another version of the product may have written it. */
export function parseView(stored: string | undefined): TableView {
  try {
    const raw = JSON.parse(stored ?? 'null') as { columns?: unknown; density?: unknown } | null;
    const columns = (Array.isArray(raw?.columns) ? raw.columns : []).flatMap((each: unknown) => {
      const { id, shown } = (each ?? {}) as { id?: unknown; shown?: unknown };
      return typeof id === 'string' ? [{ id, shown: shown === true }] : [];
    });
    return { columns, density: DENSITIES.find((density) => density === raw?.density) ?? null };
  } catch {
    return DEFAULT_VIEW;
  }
}

type ViewedColumn<C> = { column: C; shown: boolean };

/** Every column in the order of the view. One the view does not know follows the one it follows by default. */
export function orderColumns<C extends Viewed>(columns: readonly C[], view: TableView): ViewedColumn<C>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered: ViewedColumn<C>[] = [];
  for (const { id, shown } of view.columns) {
    const column = byId.get(id);
    if (!column) continue;
    byId.delete(id);
    ordered.push({ column, shown: shown || column.required === true });
  }
  columns.forEach((column, i) => {
    if (!byId.has(column.id)) return;
    const before = columns[i - 1];
    const at = before ? ordered.findIndex((each) => each.column === before) + 1 : 0;
    ordered.splice(at, 0, { column, shown: !column.optional });
  });
  return ordered;
}

/** The columns to show, in their order. With the default view the very list that was given, if it has no optional ones. */
export function shownColumns<C extends Viewed>(columns: readonly C[], view: TableView): readonly C[] {
  if (view.columns.length === 0 && !columns.some(({ optional }) => optional)) return columns;
  return orderColumns(columns, view).flatMap(({ column, shown }) => (shown ? [column] : []));
}

/** A column one place up or down. */
export function moved<T>(items: readonly T[], from: number, step: 1 | -1): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.min(next.length, Math.max(0, from + step)), 0, item);
  return next;
}
