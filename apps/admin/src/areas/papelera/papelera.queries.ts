import type { CvEliminado } from '@recluta/domain/esquemas';
import { TIPOS_PRESENCIA } from '@recluta/domain/eventos';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyAction, notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './papelera.texts.ts';

const TOUCH: ReadonlySet<string> = new Set(['todo', ...TIPOS_PRESENCIA]);

/** What is in the papelera, of a proceso or of the cuenta; kept current while the screen stands. */
export function usePapelera(proceso_id: number | undefined): Loaded<{ cvs: CvEliminado[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (TOUCH.has(tipo)) void utils.papelera.list.invalidate();
  });
  return trpc.papelera.list.useQuery({ proceso_id: proceso_id ?? null }, { placeholderData: (before) => before });
}

/** All of them or none; `onSee` leads to where they are again. */
export function useRestore(onSee: ((cv_id: number) => void) | null): {
  restore: (cv_ids: number[], onDone?: () => void) => void;
  busy: boolean;
} {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.papelera.restore.useMutation({
    onSuccess: ({ restaurados, omitidos }) => {
      const [first] = restaurados;
      if (omitidos.length > 0)
        notifyError(restaurados.length > 0 ? texts.restored(restaurados.length) : texts.restoreFailed, {
          detail: texts.gone(omitidos.length),
        });
      else if (first !== undefined && onSee)
        notifyAction(texts.restored(restaurados.length), { label: texts.see, run: () => onSee(first) });
      else notifySuccess(texts.restored(restaurados.length));
    },
    onError: (error, cvs) =>
      notifyError(texts.restoreFailed, { detail: failureOf(error).text, onRetry: () => mutate(cvs) }),
    onSettled: () => {
      void utils.papelera.list.invalidate();
      void utils.cvs.invalidate();
      void utils.procesos.invalidate();
    },
  });
  return { restore: (cv_ids, onDone) => mutate({ cv_ids }, { onSuccess: () => onDone?.() }), busy: isPending };
}

export function useErase(onDone: () => void): ReturnType<typeof trpc.papelera.erase.useMutation> {
  const utils = trpc.useUtils();
  return trpc.papelera.erase.useMutation({
    onSuccess: ({ borrados }) => {
      notifySuccess(texts.dialog.done(borrados.length));
      onDone();
    },
    onSettled: () => void utils.papelera.list.invalidate(),
  });
}
