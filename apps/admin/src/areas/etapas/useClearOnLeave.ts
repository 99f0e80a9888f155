import { useEffect, useRef } from 'react';
import { useListCache } from '../cvs/listas.queries.ts';
import type { Seleccion } from '../cvs/seleccion.queries.ts';

/**
 * Leaving a stage for another clears the part of the selection that was in it (decisions, "CVs, stages, selection"),
 * by whatever way it is left: a tab, the dropdown or the browser's Back.
 */
export function useClearOnLeave(proceso_id: number, viewed: string, seleccion: Seleccion): void {
  const cache = useListCache(proceso_id);
  const before = useRef(viewed);
  const { ids, put, flush } = seleccion;
  useEffect(() => {
    const left = before.current;
    before.current = viewed;
    if (left === viewed) return;
    const gone = cache.idsIn(left).filter((id) => ids.has(id));
    if (gone.length === 0) return;
    put([], gone);
    void flush();
  }, [viewed, cache, ids, put, flush]);
}
