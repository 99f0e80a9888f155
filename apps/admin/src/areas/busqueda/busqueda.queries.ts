import { useDebouncedValue } from '@mantine/hooks';
import type { AppRouter } from '@recluta/api';
import { isPerson } from '@recluta/domain/texto';
import { keepPreviousData } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { failureOf } from '../../lib/errors.ts';
import { ALONE, trpc } from '../../lib/trpc.ts';

export type Found = inferRouterOutputs<AppRouter>['busqueda']['find'];

/** Enter opens the first line: of an answer to fewer letters, "Ajustes" would open the proceso "Cajero" that "aj" found. */
function narrowed({ candidatos, procesos, empresas, usuarios }: Found, query: string): Found {
  const means = (each: Parameters<typeof isPerson>[0]) => isPerson(each, query);
  const left = {
    candidatos: candidatos.filter(means),
    procesos: procesos.filter(means),
    empresas: empresas.filter(means),
    usuarios: usuarios.filter(means),
  };
  const totales = {
    candidatos: left.candidatos.length,
    procesos: left.procesos.length,
    empresas: left.empresas.length,
    usuarios: left.usuarios.length,
  };
  return { ...left, totales };
}

/** Fewer characters than this match almost everything. */
const MIN = 2;
const DEBOUNCE_MS = 300;

/**
 * What a query finds across the cuenta, 300 ms after its last key. Until then those of the query before stay that what
 * is typed now means too; an answer belongs to its query, so that a late one never takes the place of a newer one.
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
  const answered = asked && !waiting && !isPlaceholderData && data !== undefined;
  return {
    /** undefined: nothing was asked, or nothing answered yet. */
    found: asked && data ? (answered ? data : narrowed(data, query)) : undefined,
    /** The answer is to what is typed now. */
    settled: answered,
    busy: waiting,
    failure: asked && !waiting && error ? failureOf(error).text : undefined,
    retry: () => void refetch(),
  };
}
