import { type Column, getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Orm } from './database.ts';

/**
 * Writes rows that all name the same columns; for ids, claves, codes and instants, not for what people wrote. One text
 * for one row and for a hundred thousand, with one bound parameter: the builder makes and SQLite compiles a text as long
 * as the rows are many, which was most of what a change of ten thousand cvs took, and ends at 32,766 values. The rows
 * get their ids in the order given, without a gap; returns the last of them.
 */
export function insertRows<T extends SQLiteTable>(
  orm: Orm,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql``,
): number {
  const [first] = rows;
  if (!first) return 0;
  const all = getTableColumns(table) as Record<string, Column>;
  const columns = Object.keys(first).flatMap((key) => (all[key] ? [{ key, column: all[key] }] : []));
  const values = rows.map((row) =>
    columns.map(({ key, column }) => {
      const value = (row as Record<string, unknown>)[key] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const names = columns.map(({ column }) => sql.identifier(column.name));
  const picked = columns.map((_, i) => sql.raw(`value ->> ${i}`));
  // Without a condition "on" would be taken for that of a join.
  const { lastInsertRowid } = orm.run(sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(picked, sql`, `)} from json_each(${JSON.stringify(values)}) where true ${onConflict}`);
  return Number(lastInsertRowid);
}

type Instead<T extends SQLiteTable> = { [K in keyof T['$inferSelect']]?: SQLWrapper | T['$inferSelect'][K] };

/**
 * Rows of a table once more, as `from` finds them and in its order, with ids of their own and some values `instead`;
 * nothing of them passes through the program. Returns the last id given.
 */
export function repeatRows<T extends SQLiteTable>(orm: Orm, table: T, instead: Instead<T>, from: SQL): number {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>).filter(([key]) => key !== 'id');
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const values = columns.map(([key, column]) => {
    if (!(key in instead)) return sql`${column}`;
    const value = (instead as Record<string, unknown>)[key] ?? null;
    return value === null || isSQLWrapper(value) ? sql`${value}` : sql`${sql.param(value, column)}`;
  });
  const { lastInsertRowid } = orm.run(sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} ${from}`);
  return Number(lastInsertRowid);
}
