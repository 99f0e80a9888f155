import { useDebouncedValue } from '@mantine/hooks';
import type { AppRouter } from '@recluta/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { failureOf } from '../../lib/errors.ts';
import { ALONE, trpc } from '../../lib/trpc.ts';

export type Found = inferRouterOutputs<AppRouter>['busqueda']['find'];

/** Fewer characters than this match almost everything. */
const MIN = 2;
const DEBOUNCE_MS = 300;

/**
 * What a query finds across the cuenta, 300 ms after its last key. Until then the rows of the query before stay; an
 * answer belongs to its query, so that a late one never takes the place of a newer one.
 */
export function useBusqueda(text: string) {
  const query = text.trim();
  const [settled] = useDebouncedValue(query, DEBOUNCE_MS);
  const asked = query.length >= MIN;
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.busqueda.find.useQuery(
    { q: settled },
    { enabled: asked && settled.length >= MIN, placeholderData: keepPreviousData, ...ALONE },
  );
  const waiting = asked && (settled !== query || isFetching);
  return {
    /** undefined: nothing was asked, or nothing answered yet. */
    found: asked ? data : undefined,
    /** The answer is to what is typed now. */
    settled: asked && !waiting && !isPlaceholderData && data !== undefined,
    busy: waiting,
    failure: asked && !waiting && error ? failureOf(error).text : undefined,
    retry: () => void refetch(),
  };
}
