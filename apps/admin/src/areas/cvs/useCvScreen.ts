import type { Cv } from '@recluta/domain/esquemas';
import { useMemo } from 'react';
import { failureOf } from '../../lib/errors.ts';
import type { Orden } from '../../ui/DataTable/sort.ts';
import type { CvScreenKind } from './cvScreens.ts';
import type { CvFilters } from './lista/filters.ts';
import { cvSortKeys, listedCvs } from './lista/order.ts';
import { useCvListQuery, useProceso } from './listas.queries.ts';
import { useLiveCvs } from './live.queries.ts';
import { useMover } from './mover.queries.ts';
import { useSeleccion } from './seleccion.queries.ts';
import { type CvSearch, useCvView } from './useCvView.tsx';
import { useFilters } from './useFilters.ts';

const NO_ETAPAS = [] as const;

type UseCvScreen<View> = {
  proceso_id: number;
  /** The list, as useCvListQuery takes it; null while it is not known which. */
  stage: string | null | undefined;
  /** The view as it stands in the address. */
  search: View;
  /** Changes part of the view; `push` leaves a step to go back to (the panel). */
  onSearch: (change: CvSearch, push?: boolean) => void;
  /** The panel turns over those of the open cv's stage, not over the whole list. */
  byStage?: boolean;
};

export type CvScreen = ReturnType<typeof useCvScreen>;

/** Everything CVs, Etapas and the board have alike: their list loaded, live and filtered, selected, moved and opened. */
export function useCvScreen<View extends CvSearch & CvFilters>(kind: CvScreenKind, props: UseCvScreen<View>) {
  const { proceso_id, stage, search, onSearch, byStage = false } = props;
  const procesoQuery = useProceso(proceso_id);
  const { proceso, etapas = NO_ETAPAS } = procesoQuery.data ?? {};
  const list = useCvListQuery(proceso_id, stage ?? undefined, stage !== null);
  const { arrived, gone, seen } = useLiveCvs(proceso_id);
  const seleccion = useSeleccion(proceso_id, kind.autosaveMs);
  const mover = useMover(proceso_id, etapas, seleccion);

  const rows = list.data?.cvs;
  const keys = useMemo(() => cvSortKeys(etapas), [etapas]);
  const filters = useFilters(search);
  const shown = useMemo(
    () => rows && listedCvs(rows, filters, seleccion.ids, keys),
    [rows, filters, seleccion.ids, keys],
  );
  const pages = useMemo(() => {
    if (!byStage) return shown;
    const open = rows?.find(({ id }) => id === search.cv);
    return shown?.filter(({ etapa }) => etapa === open?.etapa);
  }, [byStage, rows, shown, search.cv]);
  const view = useCvView({ kind, ...props, filters, proceso, etapas, rows, pages, gone, seleccion, mover });

  const { actions, chosen } = view;
  const hidden = useMemo(() => {
    if (!shown || chosen.length === 0) return 0;
    const seen = new Set(shown.map(({ id }) => id));
    return chosen.filter(({ id }) => !seen.has(id)).length;
  }, [shown, chosen]);
  const orChosen = (cv?: Cv): readonly Cv[] => (!cv || seleccion.ids.has(cv.id) ? chosen : [cv]);
  const rowKeys: Record<string, (cv?: Cv) => void> = actions.mayWrite
    ? { m: (cv) => actions.move(orChosen(cv)), d: (cv) => actions.discard(orChosen(cv)) }
    : {};
  const error = (rows ? null : list.error) ?? (proceso ? null : procesoQuery.error);
  return {
    ...view,
    proceso_id,
    proceso,
    etapas,
    rows,
    filters,
    /** Those that meet the filters, in their order. */
    shown,
    /** How many of the selected filters hide: an action is for them too. */
    hidden,
    sorting: { keys, orden: search.orden, onOrden: (orden?: Orden) => onSearch({ orden }) },
    seleccion,
    mover,
    /** Those that came while the screen was open, until they were seen. */
    arrived,
    seen,
    openId: search.cv ?? null,
    fetching: list.isFetching,
    /** Why there is nothing to show; null while there is, or may yet be. */
    failure: error ? failureOf(error) : null,
    /** The proceso of the address is not there, or is another cuenta's. */
    missing: failureOf(procesoQuery.error).codigo === 'no_encontrado',
    retry: () => void Promise.all([procesoQuery.refetch(), list.refetch(), seleccion.retry()]),
    /** Those an action on this cv is for: the selection when the cv is in it, or without a cv. */
    orChosen,
    rowKeys,
  };
}
