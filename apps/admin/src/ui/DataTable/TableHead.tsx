// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, rows and cells lose their meaning in Safari
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Check } from '../Check.tsx';
import { texts } from '../ui.texts.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import { SortMenu } from './SortMenu.tsx';
import type { HeaderState } from './selection.ts';
import { directionOf, nextOrden, type Sorting } from './sort.ts';

type TableHeadProps<Row> = {
  /** Of cards, those they can be ordered by. */
  columns: readonly Column<Row>[];
  carded: boolean;
  withMenu: boolean;
  fetching: boolean;
  select?: { state: HeaderState; onToggle: () => void; disabled: boolean } | undefined;
  sorting?: Sorting | undefined;
};

export function TableHead<Row>({ columns, carded, withMenu, fetching, select, sorting }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={classes.head}>
      <tr role="row" className={classes.headRow} aria-rowindex={1}>
        {select && (
          <th role="columnheader" scope="col" className={classes.select}>
            <Check
              checked={select.state === 'all'}
              partial={select.state === 'some'}
              disabled={select.disabled}
              label={texts.table.selectAll}
              onToggle={select.onToggle}
            />
          </th>
        )}
        {(carded ? columns.slice(0, 1) : columns).map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            className={`${classes.headCell} ${classes[column.align ?? 'start'] ?? ''}`}
            data-control={column.control}
            data-names={column.required}
            aria-sort={
              sorting && (carded ? columns : [column]).map(({ id }) => directionOf(sorting.orden, id)).find(Boolean)
            }
          >
            {sorting && carded ? (
              <SortMenu columns={columns} {...sorting} />
            ) : sorting && Object.hasOwn(sorting.keys, column.id) ? (
              <SortButton {...column} {...sorting} />
            ) : (
              column.header
            )}
          </th>
        ))}
        {withMenu && (
          <th role="columnheader" scope="col" className={classes.menu}>
            <span className={classes.hidden}>{texts.table.menuColumn}</span>
          </th>
        )}
      </tr>
      {fetching && <tr aria-hidden className={classes.progress} />}
    </thead>
  );
}

type SortButtonProps = Pick<Column<never>, 'id' | 'header'> & Sorting;

function SortButton({ id, header, keys, orden, onOrden }: SortButtonProps) {
  const direction = directionOf(orden, id);
  const next = nextOrden(orden, id, keys[id]?.largestFirst);
  const down = (direction ?? (next === id ? 'ascending' : 'descending')) === 'descending';
  const Arrow = down ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={direction !== undefined || undefined}
      title={next === undefined ? texts.table.unsort : texts.table.sort(header)}
      onClick={() => onOrden(next)}
    >
      {header}
      <Arrow size={14} aria-hidden />
    </button>
  );
}
