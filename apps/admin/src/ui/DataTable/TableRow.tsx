// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, rows and cells lose their meaning in Safari
import { memo, type ReactNode } from 'react';
import { Check } from '../Check.tsx';
import { texts } from '../ui.texts.ts';
import type { Column, RowId } from './columns.ts';
import classes from './DataTable.module.css';
import { RowMenu } from './RowMenu.tsx';

type RowParts<Row> = {
  columns: readonly Column<Row>[];
  /** Narrow screens: the whole row as one two-line cell. */
  card?: ((row: Row) => ReactNode) | undefined;
  rowLabel: (row: Row) => string;
  rowMenu?: ((row: Row) => ReactNode) | undefined;
  onToggle?: ((id: RowId, shift: boolean) => void) | undefined;
};

type TableRowProps<Row> = RowParts<Row> & {
  row: Row;
  id: RowId;
  index: number;
  selected: boolean;
  active: boolean;
};

function TableRowBody<Row>({ row, id, index, selected, active, ...parts }: TableRowProps<Row>) {
  const { columns, card, rowLabel, rowMenu, onToggle } = parts;
  const label = rowLabel(row);
  const has = (id: string) => columns.some((column) => column.id === id);
  return (
    <tr
      role="row"
      className={classes.row}
      aria-rowindex={index + 2}
      aria-current={active || undefined}
      data-index={index}
      data-selected={selected || undefined}
      tabIndex={-1}
    >
      {onToggle && (
        <td role="cell" className={classes.select}>
          <Check checked={selected} label={texts.table.select(label)} onToggle={(shift) => onToggle(id, shift)} />
        </td>
      )}
      {card ? (
        <td role="cell" className={classes.cell}>
          {card(row)}
        </td>
      ) : (
        columns.map((column) => (
          <td
            key={column.id}
            role="cell"
            data-control={column.control}
            data-names={column.required}
            className={cellClass(column)}
          >
            {column.cell(row, has)}
          </td>
        ))
      )}
      {rowMenu && (
        <td role="cell" className={classes.menu}>
          <RowMenu label={texts.table.menu(label)}>{() => rowMenu(row)}</RowMenu>
        </td>
      )}
    </tr>
  );
}

/** A column of one width holds what is of one length, a RUT or a date: on paper too it stays in one line. */
const cellClass = ({ align, width }: Pick<Column<never>, 'align' | 'width'>): string =>
  [classes.cell, align && classes[align], width !== undefined && classes.fixed].filter(Boolean).join(' ');

/** Memoised: while a long list scrolls only the rows that come into view are rendered. */
export const TableRow = memo(TableRowBody) as typeof TableRowBody;
