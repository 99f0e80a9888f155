import type { Cv, Etiqueta } from '@recluta/domain/esquemas';
import type { ColorEtiqueta } from '@recluta/domain/etiquetas';
import type { Loaded } from '../../lib/Answer.tsx';
import type { Edit } from '../../lib/edits.ts';
import { reasonOf } from '../../lib/errors.ts';
import { tellNotRemoved } from '../../lib/tellNotRemoved.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { useBulk } from '../cvs/masivas.queries.ts';
import { texts } from './etiquetas.texts.ts';

/** The etiquetas of the cuenta, live. */
export function useEtiquetas(): Loaded<{ etiquetas: Etiqueta[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('etiqueta') || tipo === 'todo') void utils.etiquetas.list.invalidate();
  });
  return trpc.etiquetas.list.useQuery({});
}

/** What changes who wears which. */
const WEARING = /etiqueta|^cv_eliminado$|^cv_restaurado$|^todo$/;

/** How many cvs wear each, live. */
export function useUsage(): ReadonlyMap<number, number> | undefined {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (WEARING.test(tipo)) void utils.etiquetas.usage.invalidate();
  });
  const { data } = trpc.etiquetas.usage.useQuery({}, { staleTime: 0 });
  return data && new Map(data.usos.map(({ etiqueta_id, total }) => [etiqueta_id, total]));
}

/** Makes an etiqueta while it is typed; null when that failed, which is said. */
export function useCreateEtiqueta() {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending, error, reset } = trpc.etiquetas.create.useMutation({
    onSuccess: ({ etiqueta }) =>
      utils.etiquetas.list.setData({}, (data) => data && { etiquetas: [...data.etiquetas, etiqueta] }),
    onError: () => void utils.etiquetas.list.invalidate(),
  });
  const create = async (nombre: string): Promise<Etiqueta | null> => {
    try {
      return (await mutateAsync({ nombre })).etiqueta;
    } catch {
      return null;
    }
  };
  return {
    create,
    creating: isPending,
    failure: error && `${texts.dialog.createFailed} ${reasonOf(error)}`,
    forget: reset,
  };
}

/** Puts an etiqueta on people, or takes it off, with undo. */
export function useTagging(proceso_id: number) {
  const { client } = trpc.useUtils();
  const { run } = useBulk(proceso_id);
  const toggle = (rows: readonly Cv[], { id, nombre }: Etiqueta, on: boolean): Promise<boolean> => {
    const door = on ? client.etiquetas.put : client.etiquetas.take;
    const without = (cv: Cv) => cv.etiquetas.filter((each) => each !== id);
    const words = on ? texts.put : texts.off;
    return run({
      rows: rows.filter((cv) => cv.etiquetas.includes(id) !== on),
      patch: (cv) => ({ ...cv, etiquetas: on ? [...without(cv), id] : without(cv) }),
      call: (cv_ids, clave) => door.mutate({ proceso_id, cv_ids, etiqueta_id: id, clave }),
      words: { ...words, done: (n) => words.done(n, nombre), same: words.same(nombre) },
    });
  };
  return { toggle };
}

export type EtiquetaDraft = { nombre: string; color: ColorEtiqueta };

/** Adds an etiqueta, changes the one given, or merges it with `con`. */
export function useSaveEtiqueta(etiqueta: Etiqueta | null, onDone: () => void) {
  const utils = trpc.useUtils();
  const settled = (message: string) => async () => {
    await Promise.all([utils.etiquetas.list.invalidate(), utils.etiquetas.usage.invalidate()]);
    notifySuccess(message);
    onDone();
  };
  const create = trpc.etiquetas.create.useMutation({ onSuccess: settled(texts.list.added) });
  const update = trpc.etiquetas.update.useMutation({
    onSuccess: settled(texts.list.saved),
    // What somebody else changed meanwhile is shown beside what was typed.
    onError: () => void utils.etiquetas.list.invalidate(),
  });
  const unite = trpc.etiquetas.merge.useMutation({
    onSuccess: ({ total }) => settled(texts.list.merged(total))(),
  });
  const { isPending, error, reset } = etiqueta ? update : create;
  const failed = unite.error ?? error;
  return {
    save: (draft: EtiquetaDraft, { changes, antes }: Edit<EtiquetaDraft>) =>
      etiqueta ? update.mutate({ etiqueta_id: etiqueta.id, ...changes, antes }) : create.mutate(draft),
    merge: (con_id: number) => etiqueta && unite.mutate({ etiqueta_id: etiqueta.id, con_id }),
    forget: reset,
    busy: isPending || unite.isPending,
    failure: failed ? reasonOf(failed) : null,
  };
}

/** Deletes an etiqueta and takes it off everybody; `onDone` however it ended. */
export function useRemoveEtiqueta() {
  const utils = trpc.useUtils();
  const reload = () => Promise.all([utils.etiquetas.list.invalidate(), utils.etiquetas.usage.invalidate()]);
  const { mutate, isPending } = trpc.etiquetas.remove.useMutation({
    onSuccess: async ({ total }) => {
      await reload();
      notifySuccess(texts.list.removed(total));
    },
    onError: (error, etiqueta) => {
      tellNotRemoved(texts.list.removeFailed, error, () => mutate(etiqueta));
      void reload();
    },
  });
  return {
    remove: (etiqueta_id: number, onDone: () => void) => mutate({ etiqueta_id }, { onSettled: onDone }),
    busy: isPending,
  };
}
