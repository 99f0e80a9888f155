// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, rows and cells lose their meaning in Safari
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { texts } from '../ui.texts.ts';
import { useDelayed } from '../useDelayed.ts';
import { usePlace } from '../usePlace.ts';
import { useStable } from '../useStable.ts';
import { type Column, fittingColumns, gridTemplate, MENU_WIDTH, type RowId, SELECT_WIDTH, widthOf } from './columns.ts';
import classes from './DataTable.module.css';
import { CARD_HEIGHT, ROW_HEIGHT, useDensity, useFingers } from './preferences.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { headerState, type Selection, toggleAll, toggleRow } from './selection.ts';
import type { Sorting } from './sort.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useHeldPlace } from './useHeldPlace.ts';
import { useOrdered } from './useOrdered.ts';
import { printedRows, usePrinting } from './usePrinting.ts';
import { useRowKeys } from './useRowKeys.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useShowActive } from './useShowActive.ts';
import { useSideScroll } from './useSideScroll.ts';
import { useTableView } from './useTableView.ts';
import { useTableWidth } from './useTableWidth.ts';
import { shownColumns } from './view.ts';

/** Below this a table with `card` shows its rows as two-line cards. */
const CARDS_BELOW = 548;
/** Rows of the skeleton: about a laptop's screen. */
const SKELETON_ROWS = 10;

type DataTableProps<Row> = {
  /** Under which its view is remembered. */
  name: string;
  /** Name of the table for who cannot see it. */
  label: string;
  /** undefined until the first answer: then, and only then, the skeleton shows. */
  rows: readonly Row[] | undefined;
  /** Keep their identity between renders (module constant or useMemo), or every row renders again. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => RowId;
  /** Who or what the row is, for the names of its checkbox and menu. */
  rowLabel: (row: Row) => string;
  /** The face for no rows: nothing yet, or hidden by filters. */
  empty: ReactNode;
  /** The face for a list that could not be loaded; shown while there are no rows to show. */
  failed?: ReactNode;
  /** A thin line on top while newer rows are on their way. */
  fetching?: boolean;
  selection?: Selection | undefined;
  /** Row whose panel is open. */
  activeId?: RowId | null;
  onOpen?: (row: Row) => void;
  /** Menu.Item children of the row's menu. */
  rowMenu?: (row: Row) => ReactNode;
  rowKeys?: Record<string, (row: Row | undefined) => void>;
  card?: (row: Row) => ReactNode;
  sorting?: Sorting | undefined;
  /** px; for rows that hold more than the two densities foresee. */
  rowHeight?: number;
  /** Told how many px its columns have; as many as they want where rows are cards. */
  onRoom?: (px: number) => void;
};

/** The table of every list: sticky head, selection, row menu, keyboard, cards when narrow, virtual past 60 rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, label, rows, rowId, rowLabel, selection, rowMenu, onOpen, fetching = false } = props;
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const anchor = useRef<RowId | null>(null);
  const [view] = useTableView(name);
  // Beside an open panel, which tells the rest, the table condenses.
  const keep = props.activeId == null;
  const columns = useMemo(() => shownColumns(props.columns, view, keep), [props.columns, view, keep]);
  const [usual] = useDensity();
  const density = useFingers() ? 'normal' : (view.density ?? usual);
  const printing = usePrinting();
  const width = useTableWidth(table);
  const waiting = useDelayed(rows === undefined && !props.failed, 150);

  const carded = props.card !== undefined && width > 0 && width < CARDS_BELOW && !printing;
  const height = carded ? CARD_HEIGHT : (props.rowHeight ?? ROW_HEIGHT[density]);
  const before = selection ? SELECT_WIDTH : 0;
  const room = width - before - (rowMenu ? MENU_WIDTH : 0);
  const shown = useMemo(
    () => fittingColumns(columns, width === 0 || printing ? Number.POSITIVE_INFINITY : room),
    [columns, room, width, printing],
  );
  const wide = keep && view.columns.length > 0 && width > 0 && !carded && !printing && widthOf(shown) > room;
  useSideScroll(table, wide);
  const { onRoom } = props;
  useLayoutEffect(
    () => onRoom?.(carded || width === 0 ? Number.POSITIVE_INFINITY : room),
    [onRoom, carded, width, room],
  );
  const list: readonly Row[] = rows ?? [];
  const ids = useMemo(() => (rows ?? []).map(rowId), [rows, rowId]);
  const range = useRowWindow(body, list.length, height, printing);
  useOrdered(table, props.sorting?.orden);
  useHeldPlace(body, ids, height, range.virtual);

  const toggle = useStable((id: RowId, shift: boolean) => {
    if (!selection) return;
    selection.onChange(toggleRow(ids, selection.ids, id, shift ? anchor.current : null));
    anchor.current = id;
  });
  const activeIndex = props.activeId == null ? -1 : ids.indexOf(props.activeId);
  const place = usePlace(activeIndex);
  useShowActive(body, rows !== undefined, props.activeId ?? null, activeIndex, range.scrollTo);
  useRowKeys<Row>({
    body,
    rows: list,
    open: props.activeId == null ? null : place,
    scrollTo: range.scrollTo,
    onOpen,
    onToggle: selection && ((row, shift) => toggle(rowId(row), shift)),
    onClear: selection?.ids.size ? selection.onClear : undefined,
    keys: props.rowKeys,
  });
  const menuOf = useStable((row: Row) => rowMenu?.(row));
  const labelOf = useStable(rowLabel);
  const cardOf = useStable((row: Row) => props.card?.(row));

  const template = [
    selection && `${SELECT_WIDTH}px`,
    carded ? 'minmax(0, 1fr)' : gridTemplate(shown, wide ? Number.POSITIVE_INFINITY : room),
    rowMenu && `${MENU_WIDTH}px`,
  ];
  const face = rows === undefined ? props.failed : rows.length === 0 ? props.empty : null;
  return (
    <div className={list.length === 0 ? classes.bare : undefined}>
      <table
        ref={table}
        role="table"
        className={classes.table}
        aria-label={label}
        aria-rowcount={list.length + 1}
        aria-busy={fetching || (rows === undefined && !props.failed)}
        data-density={density}
        data-wide={wide || undefined}
        style={
          {
            '--template': template.filter(Boolean).join(' '),
            '--row': `${height}px`,
            '--needed': `${widthOf(shown) + width - room}px`,
            '--before': `${before}px`,
            '--held': `${before + widthOf(shown.filter(({ required }) => required))}px`,
          } as CSSProperties
        }
      >
        <TableHead
          columns={carded ? props.columns : shown}
          carded={carded}
          withMenu={rowMenu !== undefined}
          fetching={fetching && rows !== undefined}
          select={
            selection && {
              state: headerState(ids, selection.ids),
              onToggle: () => selection.onChange(toggleAll(ids, selection.ids)),
              disabled: list.length === 0,
            }
          }
          sorting={props.sorting}
        />
        <tbody
          ref={body}
          role="rowgroup"
          className={classes.body}
          style={{ paddingTop: range.before, paddingBottom: range.after }}
        >
          {waiting && (
            <SkeletonRows
              rows={SKELETON_ROWS}
              columns={carded ? 1 : shown.length}
              withSelect={selection !== undefined}
              withMenu={rowMenu !== undefined}
            />
          )}
          {list.slice(range.first, range.end).map((row, i) => {
            const index = range.first + i;
            const id = ids[index] ?? index;
            return (
              <TableRow
                key={id}
                row={row}
                id={id}
                index={index}
                columns={shown}
                card={carded ? cardOf : undefined}
                rowLabel={labelOf}
                rowMenu={rowMenu && menuOf}
                onToggle={selection && toggle}
                selected={selection?.ids.has(id) ?? false}
                active={props.activeId === id}
              />
            );
          })}
        </tbody>
      </table>
      {printing && printedRows(list.length) < list.length && (
        <p className={classes.cut}>{texts.table.cut(printedRows(list.length), list.length)}</p>
      )}
      {face}
    </div>
  );
}
