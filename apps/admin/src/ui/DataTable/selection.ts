import type { RowId } from './columns.ts';

/** What a gesture adds to and takes from the selection: it may be shared, so it is never sent whole. */
type SelectionChange = { add: RowId[]; remove: RowId[] };

export type Selection = {
  ids: ReadonlySet<RowId>;
  onChange: (change: SelectionChange) => void;
  /** Escape, when no panel is open. Without it Escape leaves the selection alone. */
  onClear?: () => void;
};

export type HeaderState = 'none' | 'some' | 'all';

/** The header box speaks of the rows shown: what filters hide neither counts nor changes (§5). */
export function headerState(shown: readonly RowId[], ids: ReadonlySet<RowId>): HeaderState {
  const count = shown.reduce<number>((sum, id) => sum + (ids.has(id) ? 1 : 0), 0);
  return count === 0 ? 'none' : count === shown.length ? 'all' : 'some';
}

/** The header box: everything shown, or nothing of it when all is already selected. */
export function toggleAll(shown: readonly RowId[], ids: ReadonlySet<RowId>): SelectionChange {
  return headerState(shown, ids) === 'all'
    ? { add: [], remove: [...shown] }
    : { add: shown.filter((id) => !ids.has(id)), remove: [] };
}

/** One row, or with `from` every row from there to it: all take the new state of the row pressed. */
export function toggleRow(
  shown: readonly RowId[],
  ids: ReadonlySet<RowId>,
  id: RowId,
  from: RowId | null = null,
): SelectionChange {
  const select = !ids.has(id);
  const ends = [shown.indexOf(from ?? id), shown.indexOf(id)];
  const range = ends.includes(-1) ? [id] : shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  return select
    ? { add: range.filter((each) => !ids.has(each)), remove: [] }
    : { add: [], remove: range.filter((each) => ids.has(each)) };
}
