import type { Codigo } from '@recluta/domain';
import type { AccionReciente, Deshacer, Deshecho } from '@recluta/domain/esquemas';
import { useRef } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyError, notifyUndone, takeBack, withdrawUndo } from '../../ui/feedback/toasts.tsx';
import { texts } from './deshacer.texts.ts';

/** Says how it ended: how many are as they were, and who is not and why. */
export function tellUndone({ deshechos, impedidos, edicion }: Deshecho): void {
  if (impedidos.length === 0) notifyUndone(edicion ? texts.doneEdit(edicion) : texts.done(deshechos.length));
  else if (deshechos.length === 0) notifyError(texts.none, { detail: texts.stays(impedidos) });
  else notifyError(texts.done(deshechos.length), { detail: texts.kept(impedidos) });
}

/** What may be otherwise in a moment. */
const AGAIN: readonly Codigo[] = ['interno', 'sobrecargado', 'disco_no_responde', 'limite_cvs'];

/** Says that nothing was undone, and why; what was undone already, or is not one's own, is not tried again. */
export function tellNotUndone(error: unknown, onRetry: () => void): void {
  const { text, codigo, offline } = failureOf(error);
  const again = offline || (codigo !== null && AGAIN.includes(codigo));
  notifyError(texts.failed, { detail: text, ...(again && { onRetry }) });
}

/**
 * Takes back by the operation that brings back what was, where there is one for it (`VUELTAS`). Gives what to say of it,
 * or null when it failed, which is told.
 */
export async function wayBack(work: () => Promise<unknown>, said: string): Promise<string | null> {
  try {
    await work();
    return said;
  } catch (error) {
    tellNotUndone(error, () => void takeBack(() => wayBack(work, said)));
    return null;
  }
}

/** Takes back what a line of history tells of, and says how it ended; what changes is then heard live, by this screen like by all others. */
export function useUndo(): { undo: (what: Deshacer) => Promise<null>; busy: boolean } {
  const utils = trpc.useUtils();
  const { mutate, mutateAsync, isPending } = trpc.deshacer.undo.useMutation({
    onSuccess: tellUndone,
    onError: (error, what) => tellNotUndone(error, () => mutate(what)),
    onSettled: () => {
      void utils.candidato.history.invalidate();
      void utils.cuenta.activity.invalidate();
      void utils.deshacer.recent.invalidate();
    },
  });
  /** Another press before what was undone left the list would only be told that it is undone already. */
  const done = useRef('');
  return {
    undo: async ({ claves }) => {
      if (done.current === claves.join()) return null;
      done.current = claves.join();
      claves.forEach(withdrawUndo);
      await mutateAsync({ claves }).catch(() => {
        done.current = '';
      });
      return null;
    },
    busy: isPending,
  };
}

/** What can be taken back now, kept current while the screen stands. */
export function useRecentActions(): Loaded<{ acciones: AccionReciente[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (
      /^(cv_|tarea_|nota_|entrevista_|seleccion_cambiada$|etapa_eliminada$|etiqueta_eliminada$|etiquetas_unidas$|todo$)/.test(
        tipo,
      )
    )
      void utils.deshacer.recent.invalidate();
  });
  return trpc.deshacer.recent.useQuery({});
}
