import type { AccionReciente, Deshacer, Deshecho } from '@recluta/domain/esquemas';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import type { Loaded } from '../cvs/listas.queries.ts';
import { texts } from './deshacer.texts.ts';

/** Says how it ended: how many are as they were, and who is not and why. */
export function tellUndone({ deshechos, impedidos }: Deshecho): void {
  if (impedidos.length === 0) notifySuccess(texts.done(deshechos.length));
  else if (deshechos.length === 0) notifyError(texts.none, { detail: texts.kept(impedidos) });
  else notifyError(texts.done(deshechos.length), { detail: texts.kept(impedidos) });
}

/** Takes back what a line of history tells of; what changes is then heard live, by this screen like by all others. */
export function useUndo(): { undo: (what: Deshacer, onDone?: () => void) => void; busy: boolean } {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.deshacer.undo.useMutation({
    onSuccess: tellUndone,
    onError: (error, claves) =>
      notifyError(texts.failed, { detail: failureOf(error).text, onRetry: () => mutate(claves) }),
    onSettled: () => {
      void utils.candidato.history.invalidate();
      void utils.cuenta.activity.invalidate();
      void utils.deshacer.recent.invalidate();
    },
  });
  return {
    undo: ({ claves }, onDone) => mutate({ claves }, { onSettled: () => onDone?.() }),
    busy: isPending,
  };
}

/** What can be taken back now, kept current while the screen stands. */
export function useRecentActions(): Loaded<{ acciones: AccionReciente[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo === 'todo' || tipo.startsWith('cv_') || tipo === 'seleccion_cambiada')
      void utils.deshacer.recent.invalidate();
  });
  return trpc.deshacer.recent.useQuery({});
}
