import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableNames, testDatabase } from './testing.ts';

let home: ReturnType<typeof testDatabase>;
beforeAll(() => {
  home = testDatabase();
});
afterAll(() => home.remove());

const columnsOf = (table: string) =>
  home.db.read.orm.all<{ name: string; notnull: number; type: string }>(sql`select * from pragma_table_info(${table})`);
const indexesOf = (table: string) =>
  home.db.read.orm
    .all<{ name: string }>(sql`select name from pragma_index_list(${table})`)
    .map(({ name }) =>
      home.db.read.orm
        .all<{ name: string }>(sql`select name from pragma_index_info(${name}) order by seqno`)
        .map((column) => column.name),
    );
/** What people leave on the public pages comes before there is any cuenta. */
const OF_NOBODY = ['cuentas', 'contactos'];
const tenantTables = () => tableNames(home.db).filter((table) => !OF_NOBODY.includes(table));

describe('the schema', () => {
  it('knows at least the tables of the specification', () => {
    expect(tenantTables()).toEqual(
      expect.arrayContaining(['usuarios', 'empresas', 'areas', 'procesos', 'cvs', 'archivos', 'eventos']),
    );
  });

  it('every table but cuentas and contactos says whose each row is', () => {
    const without = tenantTables().filter(
      (table) => !columnsOf(table).some(({ name, notnull }) => name === 'cuenta_id' && notnull === 1),
    );
    expect(without).toEqual([]);
  });

  it('every tenant table has an index that begins with the cuenta', () => {
    // A session is looked up by the hash of its cookie, and by nothing else.
    const without = tenantTables().filter(
      (table) => table !== 'sesiones' && !indexesOf(table).some(([first]) => first === 'cuenta_id'),
    );
    expect(without).toEqual([]);
  });

  it('every cuenta_id points at a cuenta', () => {
    const loose = tenantTables().filter(
      (table) =>
        !home.db.read.orm
          .all<{ from: string; table: string }>(sql`select "from", "table" from pragma_foreign_key_list(${table})`)
          .some((key) => key.from === 'cuenta_id' && key.table === 'cuentas'),
    );
    expect(loose).toEqual([]);
  });
});

describe('the migrations', () => {
  it('make what the schema says: drizzle-kit would generate nothing more', async () => {
    const { getTableConfig } = await import('drizzle-orm/sqlite-core');
    const schema = await import('./schema/index.ts');
    const declared = Object.values(schema).map((table) => getTableConfig(table));
    expect(declared.map(({ name }) => name).sort()).toEqual(tableNames(home.db));
    for (const { name, columns } of declared)
      expect(columns.map((column) => `${column.name} ${column.notNull}`).sort(), name).toEqual(
        columnsOf(name)
          .map((column) => `${column.name} ${column.notnull === 1}`)
          .sort(),
      );
  });
});
