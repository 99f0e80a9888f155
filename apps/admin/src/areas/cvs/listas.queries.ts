import type { Cv, Etapa, Proceso } from '@recluta/domain/esquemas';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useMemo } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { TODAS } from './cvs.search.ts';
import { inChunks } from './lista/inChunks.ts';
import { type ListScope, moveCounts, moveRows, patchRows } from './lista/patches.ts';
import { underway } from './underway.ts';

/** The proceso with its stages and their totals. */
export const useProceso = (id: number): Loaded<ProcesoData> => trpc.procesos.get.useQuery({ id });

/** The cvs of a stage, of all (`todas`), or of the inbox when no stage is named. */
export const useCvListQuery = (proceso_id: number, stage?: string, enabled = true): Loaded<ListData> =>
  trpc.cvs.list.useQuery({ proceso_id, ...(stage !== undefined && { stage }) }, { enabled });

export type Step = { desde: string; a: string; ids: readonly number[]; motivo_id: number | null };

type ListInput = { proceso_id: number; stage?: string };
type ListData = { cvs: Cv[] };
type ProcesoData = { proceso: Proceso; etapas: Etapa[] };

/** Who is being moved stands where they will be, whatever is heard of them meanwhile. */
const whereGoing = (cv: Cv): Cv => {
  const etapa = underway.goingTo(cv.id);
  return etapa === undefined || etapa === cv.etapa ? cv : { ...cv, etapa };
};

/** The cached lists of a proceso, written by pure patches; nothing else writes them. */
export function useListCache(proceso_id: number) {
  const client = useQueryClient();
  return useMemo(() => {
    const listKey = getQueryKey(trpc.cvs.list);
    const procesoKey = getQueryKey(trpc.procesos.get, { id: proceso_id }, 'query');
    const inbox = (): string => client.getQueryData<ProcesoData>(procesoKey)?.etapas[0]?.clave ?? 'recibido';
    const scopeOf = (stage: string | undefined): ListScope => (stage === TODAS ? null : (stage ?? inbox()));
    const lists = () =>
      client.getQueriesData<ListData>({ queryKey: listKey }).flatMap(([key, data]) => {
        const { input } = (key[1] ?? {}) as { input?: ListInput };
        return data && input?.proceso_id === proceso_id ? [{ key, data, scope: scopeOf(input.stage) }] : [];
      });
    const rewrite = (change: (rows: readonly Cv[], scope: ListScope) => readonly Cv[]) => {
      for (const { key, data, scope } of lists()) {
        const cvs = change(data.cvs, scope);
        if (cvs !== data.cvs) client.setQueryData<ListData>(key, { cvs: cvs as Cv[] });
      }
    };
    const rowsOf = (ids: readonly number[]): Cv[] => {
      const wanted = new Set(ids);
      const found = new Map<number, Cv>();
      for (const { data } of lists()) for (const cv of data.cvs) if (wanted.has(cv.id)) found.set(cv.id, cv);
      return [...found.values()];
    };
    return {
      rowsOf,
      /** Whether any list is here yet. */
      isThere: (): boolean => lists().length > 0,
      /** Rows as the server has them now; an id without its row is gone. */
      patch(ids: readonly number[], fresh: readonly Cv[]): void {
        const set = new Set(ids);
        const now = fresh.map(whereGoing);
        rewrite((rows, scope) => patchRows(rows, scope, set, now));
      },
      /** Rows and counts at once, before the server has answered. */
      move(steps: readonly Step[]): void {
        const moved = new Map(steps.flatMap(({ ids, a }) => ids.map((id) => [id, a] as const)));
        const reasons = new Map(steps.flatMap(({ ids, motivo_id }) => ids.map((id) => [id, motivo_id] as const)));
        const movido_en = new Date().toISOString();
        const known = rowsOf([...moved.keys()]).map((cv) => ({
          ...cv,
          movido_en,
          motivo_id: reasons.get(cv.id) ?? null,
        }));
        rewrite((rows, scope) => moveRows(rows, scope, moved, known));
        client.setQueryData<ProcesoData>(
          procesoKey,
          (data) =>
            data && {
              ...data,
              etapas: moveCounts(
                data.etapas,
                steps.map(({ desde, a, ids }) => ({ desde, a, total: ids.length })),
              ),
            },
        );
      },
      /** The same cvs back in their place, with the rows they had. */
      restore(rows: readonly Cv[]): void {
        this.patch(
          rows.map(({ id }) => id),
          rows,
        );
      },
      /** Lists on their way here, which may be older than what was heard since. */
      reloadComing: () => client.invalidateQueries({ queryKey: listKey, fetchStatus: 'fetching' }),
      /** The counts of the server; while people are being moved, once the last of them has been. */
      reloadCounts: async (): Promise<void> => {
        if (!underway.isMoving()) await client.invalidateQueries({ queryKey: procesoKey });
      },
      reloadAll: () =>
        Promise.all([
          client.invalidateQueries({ queryKey: getQueryKey(trpc.cvs) }),
          client.invalidateQueries({ queryKey: procesoKey }),
        ]),
      idsIn: (stage: string): number[] =>
        lists().flatMap(({ scope, data }) => (scope === stage ? data.cvs.map(({ id }) => id) : [])),
    };
  }, [client, proceso_id]);
}

/** Asks for cvs as they are at the server now and shows them so; an id without its row is gone. */
export function useFreshRows(proceso_id: number): (ids: readonly number[]) => Promise<Cv[]> {
  const { client } = trpc.useUtils();
  const cache = useListCache(proceso_id);
  return useCallback(
    (ids) =>
      inChunks(ids, async (chunk) => {
        const { cvs } = await client.cvs.rows.query({ proceso_id, ids: chunk });
        cache.patch(chunk, cvs);
        return cvs;
      }),
    [client, cache, proceso_id],
  );
}
