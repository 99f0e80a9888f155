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
 * Makes a row of the values of a select by an object literal compiled for its columns: the objects that the driver makes
 * have no common shape, and ten thousand of them are slow to decode and to write as JSON (bench/lists).
 */
function rowMaker<C extends Columns>(columns: C): (values: unknown[]) => RowOf<C> {
  const decoders = Object.values(columns).map(decoderOf);
  const fields = Object.keys(columns).map((name, i) => {
    const value = decoders[i] ? `v[${i}] === null ? null : d[${i}](v[${i}])` : `v[${i}]`;
    return `${JSON.stringify(name)}: ${value}`;
  });
  return new Function('d', `return (v) => ({ ${fields.join(', ')} })`)(decoders) as (values: unknown[]) => RowOf<C>;
}

const makers = new WeakMap<Columns, (values: unknown[]) => unknown>();

/**
 * The rows of a select over plain columns in their order, for lists of thousands: only the columns that are stored in
 * another form are decoded. The builder's own mapping visits every value of every row and costs five times the query.
 */
export function longList<C extends Columns>(orm: Orm, columns: C, query: SQLWrapper): RowOf<C>[] {
  const make = (makers.get(columns) as ((values: unknown[]) => RowOf<C>) | undefined) ?? rowMaker(columns);
  makers.set(columns, make);
  return orm.values<unknown[]>(query.getSQL()).map((values) => make(values));
}
