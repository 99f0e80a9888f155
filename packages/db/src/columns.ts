/** The only file that knows the dialect's column builders: another dialect is another one of these. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, integer, text } from 'drizzle-orm/sqlite-core';

export { index, integer, primaryKey, sqliteTable as table, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const id = () => integer().primaryKey({ autoIncrement: true });
export const flag = () => integer({ mode: 'boolean' });
export const json = <T>() => text({ mode: 'json' }).$type<T>();

/** Integer ms UTC in the table, ISO 8601 UTC everywhere else. */
export const instant = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (iso) => Date.parse(iso),
  fromDriver: (ms) => new Date(ms).toISOString(),
});

/** A row of a partial index: only what is not in the papelera. */
export const notDeleted: SQL = sql`eliminado_en is null`;

/** `column in (…)` for a list of any length: one bound parameter instead of one each. */
export const inIds = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
