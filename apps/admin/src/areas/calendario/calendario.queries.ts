import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';

/** Dates and timed events of a proceso, kept current while the screen stands. */
export function useCalendario(proceso_id: number) {
  const utils = trpc.useUtils();
  useLive((event) => {
    const touched = event.tipo === 'todo' || event.tipo === 'fechas_editadas' || event.tipo === 'proceso_editado';
    if (touched && (event.proceso_id === null || event.proceso_id === proceso_id))
      void utils.calendario.get.invalidate({ proceso_id });
  });
  const { data, error, isFetching, refetch } = trpc.calendario.get.useQuery({ proceso_id });
  const failure = error ? failureOf(error) : null;
  return {
    calendario: data,
    missing: failure?.codigo === 'no_encontrado',
    failure: failure && !data ? failure.text : undefined,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}
