import type { Cv, FusionVista } from '@recluta/domain/esquemas';
import type { Elecciones } from '@recluta/domain/fusion';
import type { Loaded } from '../../../lib/Answer.tsx';
import { newKey } from '../../../lib/newKey.ts';
import { trpc } from '../../../lib/trpc.ts';
import { notifyUndo } from '../../../ui/feedback/toasts.tsx';
import { useListCache } from '../../cvs/listas.queries.ts';
import { useUndo } from '../../deshacer/deshacer.queries.ts';
import { texts } from '../adjuntos.texts.ts';

type Two = { proceso_id: number; cv_id: number; otro_id: number };

/** Two cvs side by side, as they are when the dialog opens: what is chosen is chosen of these. */
export const useMergeView = (two: Two): Loaded<FusionVista> =>
  trpc.candidato.mergeView.useQuery(two, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' });

type Chosen = Two & { huella: string; elecciones: Elecciones; etapa: 'este' | 'otro' };

/** Makes two one; it can be taken back for 8 s here, and for a day in the history. */
export function useMerge(proceso_id: number, onMerged: (cv: Cv) => void) {
  const utils = trpc.useUtils();
  const cache = useListCache(proceso_id);
  const { undo } = useUndo();
  const { mutate, isPending, error, reset } = trpc.candidato.merge.useMutation({
    onSuccess: ({ cv }, { otro_id, clave }) => {
      cache.patch([Number(otro_id), cv.id], [cv]);
      void cache.reloadCounts();
      void utils.candidato.invalidate();
      void utils.cvs.reading.invalidate({ proceso_id, cv_id: cv.id });
      onMerged(cv);
      notifyUndo(texts.merge.done, () => undo({ claves: [clave ?? ''], personas: 1 }));
    },
  });
  return { merge: (chosen: Chosen) => mutate({ ...chosen, clave: newKey() }), busy: isPending, error, reset };
}
