import type { Historial } from '@recluta/domain/esquemas';
import { TIPOS_HISTORIAL } from '@recluta/domain/eventos';
import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';

const TOLD: ReadonlySet<string> = new Set(TIPOS_HISTORIAL);

type OfCv = { proceso_id: number; cv_id: number };

/** A page of what happened to a cv: the newest, or what came before the evento `antes_de`. */
export const useHistoryPage = (cv: OfCv, antes_de: number | undefined): Loaded<Historial> =>
  trpc.candidato.history.useQuery({ ...cv, ...(antes_de && { antes_de }) }, { placeholderData: (before) => before });

/** Keeps the pages that are shown as they are at the server. */
export function useLiveHistory({ proceso_id, cv_id }: OfCv): void {
  const utils = trpc.useUtils();
  useLive(({ tipo, cv_ids }) => {
    if (tipo === 'todo' || (TOLD.has(tipo) && cv_ids.includes(cv_id)))
      void utils.candidato.history.invalidate({ proceso_id, cv_id });
  });
}
