import type BetterSqlite3 from 'better-sqlite3';

/** All texts of the program are some hundreds; what is written in batches makes more of them, which fall out again. */
const KEPT = 500;
/** Texts of a batch, as long as its rows are many: hardly ever asked again. */
const LONG = 20_000;

/**
 * Prepares each text once for a connection: the query builder asks for its statement anew every time, which was a
 * fifth of a short request's time (bench/lists). The least recently asked fall out.
 */
export function keepStatements(connection: BetterSqlite3.Database): void {
  const prepare = connection.prepare.bind(connection) as (text: string) => BetterSqlite3.Statement;
  const kept = new Map<string, BetterSqlite3.Statement>();
  connection.prepare = ((text: string) => {
    const known = kept.get(text);
    const statement = known ?? prepare(text);
    // As it was when it was new: whoever asked for it before may have wanted its rows as arrays.
    if (known?.reader) known.raw(false);
    if (known) kept.delete(text);
    if (text.length <= LONG) kept.set(text, statement);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '');
    return statement;
  }) as typeof connection.prepare;
}
