import type BetterSqlite3 from 'better-sqlite3';

/** Rows of a table that grows with the cvs. */
const ROWS = 100_000;
/** How many of them share a value, once the columns before it in the index are known. */
const SHARED: Record<string, number> = {
  cuenta_id: 50_000,
  proceso_id: 5_000,
  etapa: 1_000,
  alcanzada: 1_000,
  etiqueta_id: 1_000,
  accion_id: 100,
  id: 1,
};
const FEW = 5;
/** An index of few rows: what is in the papelera, blocked, to look at. SQLite's own guess, ten, is good for these. */
const RARE = /\bwhere\b(?!\s*\(?"?`?(?:eliminado_en is null|salida is not null|\w+_clave is not null)`?"?\)?\s*$)/i;

type Fact = { tbl: string; idx: string; stat: string };
type Index = { tbl: string; idx: string; sql: string | null };

function facts(connection: BetterSqlite3.Database): Fact[] {
  const indexes = connection
    .prepare<[], Index>(
      `select t.name tbl, i.name idx, s.sql from sqlite_schema t, pragma_index_list(t.name) i join sqlite_schema s on s.name = i.name
       where t.type = 'table' and (t.name in ('cvs', 'candidatos', 'archivos')
         or exists (select 1 from pragma_table_info(t.name) where name = 'cv_id')) order by 1, 2`,
    )
    .all();
  return indexes.flatMap(({ tbl, idx, sql }) => {
    const columns = (connection.pragma(`index_info(${idx})`) as { name: string }[]).map(({ name }) => name);
    if (columns[0] !== 'cuenta_id' || RARE.test(sql ?? '')) return [];
    const shares = columns.map((name) => SHARED[name] ?? FEW);
    const narrowing = shares.map((_, i) => Math.min(...shares.slice(0, i + 1)));
    return [{ tbl, idx, stat: [ROWS, ...narrowing].join(' ') }];
  });
}

/**
 * Tells the planner, as fixed statistics, that a cuenta may hold half of everything. Unasked it takes ten rows for any
 * first column of an index, and so looks through every cv of a cuenta to find those it was given the ids of. They are
 * the same in every database, so that a question is answered the same way in each.
 */
export function tellPlanner(connection: BetterSqlite3.Database): void {
  const told = facts(connection);
  const known = connection.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").get();
  const read = () => connection.prepare('select tbl, idx, stat from sqlite_stat1 order by 1, 2').all();
  if (known && JSON.stringify(read()) === JSON.stringify(told)) return;
  connection.transaction(() => {
    // Makes the table where it is missing.
    connection.exec('analyze cuentas; delete from sqlite_stat1');
    const insert = connection.prepare('insert into sqlite_stat1 (tbl, idx, stat) values (@tbl, @idx, @stat)');
    for (const fact of told) insert.run(fact);
  })();
  connection.exec('analyze sqlite_schema');
}
