import { type Column, is, type SQLWrapper } from 'drizzle-orm';
import { SQLiteBoolean, SQLiteCustomColumn, SQLiteTextJson } from 'drizzle-orm/sqlite-core';
import type { Orm } from './database.ts';

type Columns = Record<string, Column>;
type RowOf<C extends Columns> = {
  [K in keyof C]: C[K]['_']['notNull'] extends true ? C[K]['_']['data'] : C[K]['_']['data'] | null;
};

const CODED = [SQLiteBoolean, SQLiteCustomColumn, SQLiteTextJson];

/**
 * The rows of a select over plain columns, for lists of thousands: only the columns that are stored in another form are
 * decoded. The builder's own mapping visits every value of every row and costs five times the query (bench/lists).
 */
export function longList<C extends Columns>(orm: Orm, columns: C, query: SQLWrapper): RowOf<C>[] {
  const coded = Object.entries(columns).filter(([, column]) => CODED.some((kind) => is(column, kind)));
  const rows = orm.all<Record<string, unknown>>(query.getSQL());
  for (const row of rows)
    for (const [name, column] of coded) {
      const value = row[name];
      if (value !== null) row[name] = column.mapFromDriverValue(value);
    }
  return rows as RowOf<C>[];
}
