import type { Cv, Etapa } from '@recluta/domain/esquemas';

/** Which cvs a cached list holds: those of one stage, or null for all. */
export type ListScope = string | null;

const belongs = (cv: Cv, scope: ListScope): boolean => scope === null || cv.etapa === scope;

/**
 * The list after some of its cvs changed elsewhere: `fresh` are the rows of `ids` as they are now; an id without a row
 * is deleted. Rows that did not change keep their identity, new ones find their place by age (oldest first), so that
 * what one is reading does not move.
 */
export function patchRows(
  rows: readonly Cv[],
  scope: ListScope,
  ids: ReadonlySet<number>,
  fresh: readonly Cv[],
): readonly Cv[] {
  const now = new Map(fresh.filter((cv) => belongs(cv, scope)).map((cv) => [cv.id, cv]));
  const kept = rows.flatMap((row) => {
    if (!ids.has(row.id)) return [row];
    const next = now.get(row.id);
    now.delete(row.id);
    return next ? [next] : [];
  });
  if (now.size === 0) return kept;
  const added = [...now.values()].sort((a, b) => a.id - b.id);
  const last = kept.at(-1)?.id ?? 0;
  return (added[0]?.id ?? 0) > last ? [...kept, ...added] : [...kept, ...added].sort((a, b) => a.id - b.id);
}

/** The list at once after a move, before the server has answered. */
export function moveRows(
  rows: readonly Cv[],
  scope: ListScope,
  moved: ReadonlyMap<number, string>,
  from: readonly Cv[],
): readonly Cv[] {
  const fresh = from.flatMap((cv) => {
    const etapa = moved.get(cv.id);
    return etapa === undefined ? [] : [{ ...cv, etapa }];
  });
  return patchRows(rows, scope, new Set(moved.keys()), fresh);
}

/** Counts after the same move: those that leave a stage arrive in another. */
export function moveCounts<C extends Pick<Etapa, 'clave' | 'total'>>(
  etapas: readonly C[],
  steps: readonly { desde: string; a: string; total: number }[],
): C[] {
  return etapas.map((etapa) => {
    const shift = steps.reduce(
      (sum, { desde, a, total }) => sum + (a === etapa.clave ? total : 0) - (desde === etapa.clave ? total : 0),
      0,
    );
    return shift === 0 ? etapa : { ...etapa, total: Math.max(0, etapa.total + shift) };
  });
}
