import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { useMemo } from 'react';
import { usePlace } from '../../../ui/usePlace.ts';
import { viewedStage } from '../../etapas/etapas.search.ts';
import { TODAS } from '../cvs.search.ts';
import { cvSortKeys, listedCvs } from '../lista/order.ts';
import { useCvListQuery } from '../listas.queries.ts';
import type { FichaSearch } from './ficha.search.ts';

const NO_ROWS: readonly Cv[] = [];

/** What the list shows, as its screen would. */
function shownOf(
  rows: readonly Cv[],
  search: FichaSearch,
  cv_id: number,
  selected: ReadonlySet<number>,
  etapas: readonly Etapa[],
) {
  const shown = listedCvs(rows, search, selected, cvSortKeys(etapas));
  if (search.desde !== 'tablero') return shown;
  const etapa = rows.find(({ id }) => id === cv_id)?.etapa;
  return shown.filter((cv) => cv.etapa === etapa);
}

type FichaList = {
  rows: readonly Cv[] | undefined;
  /** From 0; -1: it is not in the list. */
  index: number;
  total: number;
  previous: Cv | undefined;
  next: Cv | undefined;
  /** Who is opened next when some are taken out, this one among them. */
  after: (removed: readonly number[]) => Cv | undefined;
};

/** The list a cv was opened from and its place in it: one that left the list meanwhile keeps its place. */
export function useFichaList(
  proceso_id: number,
  cv_id: number,
  search: FichaSearch,
  etapas: readonly Etapa[],
  selected: ReadonlySet<number>,
): FichaList {
  const stage =
    search.desde === undefined
      ? search.stage
      : search.desde === 'tablero'
        ? TODAS
        : (viewedStage(
            search.stage,
            etapas.map(({ clave }) => clave),
          ) ?? TODAS);
  const rows = useCvListQuery(proceso_id, stage).data?.cvs;
  const shown = useMemo(
    () => (rows ? shownOf(rows, search, cv_id, selected, etapas) : NO_ROWS),
    [rows, search, cv_id, selected, etapas],
  );
  const index = shown.findIndex(({ id }) => id === cv_id);
  const { previous, next } = usePlace(index);
  return {
    rows,
    index,
    total: shown.length,
    previous: shown[previous],
    next: shown[next],
    after: (removed) => shown.slice(next).find(({ id }) => !removed.includes(id)),
  };
}
