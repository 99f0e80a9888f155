import { type Column, is, type SQLWrapper } from 'drizzle-orm';
import { SQLiteBoolean, SQLiteCustomColumn, SQLiteTextJson } from 'drizzle-orm/sqlite-core';
import type { Orm } from './database.ts';

type Columns = Record<string, Column>;
type RowOf<C extends Columns> = {
  [K in keyof C]: C[K]['_']['notNull'] extends true ? C[K]['_']['data'] : C[K]['_']['data'] | null;
};

type Decode = (value: unknown) => unknown;

/** How a column's stored form becomes its value; null when it is stored as it is. */
function decoderOf(column: Column): Decode | null {
  if (is(column, SQLiteBoolean)) return (value) => value === 1;
  if (is(column, SQLiteTextJson)) return (value) => (value === '[]' ? [] : JSON.parse(String(value)));
  return is(column, SQLiteCustomColumn) ? (value) => column.mapFromDriverValue(value) : null;
}

/**
 * The rows of a select over plain columns, for lists of thousands: only the columns that are stored in another form are
 * decoded. The builder's own mapping visits every value of every row and costs five times the query (bench/lists).
 */
export function longList<C extends Columns>(orm: Orm, columns: C, query: SQLWrapper): RowOf<C>[] {
  const rows = orm.all<Record<string, unknown>>(query.getSQL());
  for (const [name, column] of Object.entries(columns)) {
    const decode = decoderOf(column);
    if (decode) for (const row of rows) if (row[name] !== null) row[name] = decode(row[name]);
  }
  return rows as RowOf<C>[];
}
