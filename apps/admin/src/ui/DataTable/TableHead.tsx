// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, rows and cells lose their meaning in Safari
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Check } from '../Check.tsx';
import { texts } from '../ui.texts.ts';
import type { Column } from './columns.ts';
import classes from './DataTable.module.css';
import type { HeaderState } from './selection.ts';

export type Sort = { column: string; direction: 'asc' | 'desc' };

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  carded: boolean;
  withMenu: boolean;
  fetching: boolean;
  select?: { state: HeaderState; onToggle: () => void; disabled: boolean } | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
};

export function TableHead<Row>({ columns, carded, withMenu, fetching, select, sort, onSort }: TableHeadProps<Row>) {
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
            aria-sort={sort?.column === column.id ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
          >
            {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
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

type SortButtonProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: (sort: Sort) => void };

function SortButton<Row>({ column, sort, onSort }: SortButtonProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : null;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={direction !== null || undefined}
      onClick={() => onSort({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      {column.header}
      <Arrow size={14} aria-hidden />
    </button>
  );
}
