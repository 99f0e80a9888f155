import { type Codigo, DomainError } from '@recluta/domain';

/** The driver's words for a broken unique index, wherever the query builder wrapped them. */
function uniqueColumns(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const match = /^UNIQUE constraint failed: (.+)$/.exec(cause.message);
    if (match?.[1]) return match[1];
  }
  return null;
}

/**
 * Runs a query and tells a broken unique index as the error people know: `{ 'areas.busqueda': 'area_repetida' }` names
 * a column of the index. Anything else is thrown as it came.
 */
export async function uniqueError<T>(query: PromiseLike<T>, codes: Record<string, Codigo>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    const columns = uniqueColumns(error);
    const found = columns && Object.entries(codes).find(([column]) => columns.includes(column));
    if (found) throw new DomainError(found[1]);
    throw error;
  }
}
