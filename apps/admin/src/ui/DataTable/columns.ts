import type { ReactNode } from 'react';

export type RowId = number | string;

export type HasColumn = (id: string) => boolean;

/** One column. A column with `width` is fixed, the others share what is left by `flex` (1). */
export type Column<Row> = {
  id: string;
  header: string;
  /** `has` tells which columns stand beside it: what has one of its own is not said twice. */
  cell: (row: Row, has: HasColumn) => ReactNode;
  /** px */
  width?: number;
  flex?: number;
  /** px a flexible column needs to be worth showing; 120 when not given. */
  minWidth?: number;
  /** 0 (or none) is always shown; the highest leaves first when room is short. */
  priority?: number;
  align?: 'start' | 'center' | 'end';
  /** Says which row it is: it cannot be hidden. */
  required?: true;
  /** Holds a button and no fact: it has no place on paper nor in a view. */
  control?: true;
  /** Hidden until somebody chooses it. */
  optional?: true;
  /** Where the fact stands while it has no column, for who looks for it among them. */
  elsewhere?: string;
};

export const SELECT_WIDTH = 36;
export const MENU_WIDTH = 44;

const need = (column: Pick<Column<never>, 'width' | 'minWidth'>): number => column.width ?? column.minWidth ?? 120;

/** px that columns take at least, side by side. */
export const widthOf = (columns: readonly Sized[]): number => columns.reduce((sum, column) => sum + need(column), 0);

export type Sized = Pick<Column<never>, 'width' | 'flex' | 'minWidth' | 'priority'>;

/** The columns that fit `room` px, in their order: those of highest priority number leave first, from the right. */
export function fittingColumns<C extends Sized>(columns: readonly C[], room: number): C[] {
  const shown = [...columns];
  while (widthOf(shown) > room) {
    const worst = shown.reduce((max, { priority = 0 }) => Math.max(max, priority), 0);
    if (worst === 0) break;
    shown.splice(
      shown.findLastIndex(({ priority = 0 }) => priority === worst),
      1,
    );
  }
  return shown;
}

/** `grid-template-columns` of every row. A flexible column keeps its minimum unless nothing more can leave. */
export function gridTemplate(columns: readonly Sized[], room: number): string {
  const tight = widthOf(columns) > room;
  return columns
    .map((column) =>
      column.width === undefined ? `minmax(${tight ? 0 : need(column)}px, ${column.flex ?? 1}fr)` : `${column.width}px`,
    )
    .join(' ');
}
