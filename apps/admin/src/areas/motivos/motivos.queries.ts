import type { Motivo } from '@recluta/domain/esquemas';
import type { TipoMotivo } from '@recluta/domain/motivos';
import type { Loaded } from '../../lib/Answer.tsx';
import type { Edit } from '../../lib/edits.ts';
import { reasonOf } from '../../lib/errors.ts';
import { tellNotRemoved } from '../../lib/tellNotRemoved.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './motivos.texts.ts';

/** Why people are discarded: the list of the cuenta, which hardly ever changes. */
export function useMotivos(): Loaded<{ motivos: Motivo[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('motivo_') || tipo === 'todo') void utils.motivos.list.invalidate();
  });
  return trpc.motivos.list.useQuery({});
}

export type MotivoDraft = { nombre: string; tipo: TipoMotivo };

/** Adds a reason, or changes the one given; `onDone` after the server has it. */
export function useSaveMotivo(motivo: Motivo | null, onDone: () => void) {
  const utils = trpc.useUtils();
  const settled = {
    onSuccess: async () => {
      await utils.motivos.list.invalidate();
      notifySuccess(motivo ? texts.list.saved : texts.list.added);
      onDone();
    },
  };
  const create = trpc.motivos.create.useMutation(settled);
  const update = trpc.motivos.update.useMutation({
    ...settled,
    // What somebody else changed meanwhile is shown beside what was typed.
    onError: () => void utils.motivos.list.invalidate(),
  });
  const { isPending, error, reset } = motivo ? update : create;
  return {
    save: (draft: MotivoDraft, { changes, antes }: Edit<MotivoDraft>) =>
      motivo ? update.mutate({ motivo_id: motivo.id, ...changes, antes }) : create.mutate(draft),
    forget: reset,
    busy: isPending,
    failure: error ? reasonOf(error) : null,
  };
}

/** Takes a reason off the list; `onDone` however it ended. */
export function useRemoveMotivo() {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.motivos.remove.useMutation({
    onSuccess: async () => {
      await utils.motivos.list.invalidate();
      notifySuccess(texts.list.removed);
    },
    onError: (error, motivo) => {
      tellNotRemoved(texts.list.removeFailed, error, () => mutate(motivo));
      void utils.motivos.list.invalidate();
    },
  });
  return {
    remove: (motivo_id: number, onDone: () => void) => mutate({ motivo_id }, { onSettled: onDone }),
    busy: isPending,
  };
}
