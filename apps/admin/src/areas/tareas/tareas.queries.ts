import type { Tarea, TareaMia } from '@recluta/domain/esquemas';
import { isPresencia } from '@recluta/domain/eventos';
import { useRef } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import type { Edit } from '../../lib/edits.ts';
import { reasonOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { tellNotRemoved } from '../../lib/tellNotRemoved.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { useUndo, wayBack } from '../deshacer/deshacer.queries.ts';
import { texts } from './tareas.texts.ts';

type OfCv = { proceso_id: number; cv_id: number };
export type TareaDraft = { texto: string; vence: string | null; responsable_id: number | null };

/** What is to be done about a person, live. */
export function useTareas(cv: OfCv): Loaded<{ tareas: Tarea[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo, cv_ids }) => {
    if (tipo === 'todo' || (tipo.startsWith('tarea_') && cv_ids.includes(cv.cv_id)))
      void utils.tareas.list.invalidate(cv);
  });
  return trpc.tareas.list.useQuery(cv);
}

/** What who is signed in has to do, and what nobody has, live. */
export function useMyTareas(): Loaded<{ tareas: TareaMia[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo === 'todo' || tipo.startsWith('tarea_') || isPresencia(tipo)) void utils.tareas.mine.invalidate();
  });
  return trpc.tareas.mine.useQuery({});
}

/** `add` and `edit` throw when the server refuses: what was typed stays. */
export function useWriteTareas(cv: OfCv) {
  const utils = trpc.useUtils();
  const reload = () => {
    void utils.tareas.list.invalidate(cv);
    void utils.tareas.mine.invalidate();
  };
  const put = (change: (tareas: Tarea[]) => Tarea[]) =>
    utils.tareas.list.setData(cv, (data) => data && { tareas: change(data.tareas) });
  const show = (tarea: Tarea) => put((tareas) => tareas.map((each) => (each.id === tarea.id ? tarea : each)));
  const settled = { onSettled: reload };
  const create = trpc.tareas.create.useMutation({
    ...settled,
    onSuccess: ({ tarea }) => put((tareas) => [...tareas.filter(({ id }) => id !== tarea.id), tarea]),
  });
  const update = trpc.tareas.update.useMutation({
    ...settled,
    onSuccess: ({ tarea }) => show(tarea),
  });
  const { undo } = useUndo();
  const removing = useRef(new Set<number>());
  const remove = trpc.tareas.remove.useMutation({
    onSettled: (_, __, { tarea_id }) => {
      removing.current.delete(Number(tarea_id));
      reload();
    },
    onSuccess: (_, { tarea_id, clave }) => {
      put((tareas) => tareas.filter(({ id }) => id !== Number(tarea_id)));
      notifyUndo(texts.removed, () => undo({ claves: [clave ?? ''], personas: 1 }));
    },
    onError: (error, task) => tellNotRemoved(texts.removeFailed, error, () => remove.mutate(task)),
  });
  /** As `remove`, of one that was just added: nothing of it is told. */
  const withdraw = trpc.tareas.remove.useMutation({
    ...settled,
    onSuccess: (_, { tarea_id }) => put((tareas) => tareas.filter(({ id }) => id !== Number(tarea_id))),
  });
  /** At once on the screen, and back when the server refuses; told also where the task is no longer on the screen. */
  const check = async (tarea: Tarea, hecha: boolean): Promise<void> => {
    // An answer on its way knows nothing of it yet.
    void utils.tareas.list.cancel(cv);
    show({ ...tarea, hecha_en: hecha ? new Date().toISOString() : null });
    try {
      await update.mutateAsync({ ...cv, tarea_id: tarea.id, hecha });
    } catch (error) {
      show(tarea);
      notifyError(texts.form.failed, { detail: reasonOf(error), onRetry: () => void check(tarea, hecha) });
      return;
    }
    const back = { ...cv, tarea_id: tarea.id, hecha: !hecha, antes: { hecha } };
    notifyUndo(hecha ? texts.checked : texts.unchecked, () =>
      wayBack(() => update.mutateAsync(asWayBack(back)), texts.asBefore),
    );
  };
  return {
    add: async (draft: TareaDraft, clave: string): Promise<void> => {
      const { tarea } = await create.mutateAsync({ ...cv, ...draft, clave });
      notifyUndo(texts.added, () =>
        wayBack(() => withdraw.mutateAsync(asWayBack({ ...cv, tarea_id: tarea.id })), texts.withdrawn),
      );
    },
    edit: async (tarea_id: number, { changes, antes }: Edit<TareaDraft>): Promise<void> => {
      await update.mutateAsync({ ...cv, tarea_id, ...changes, antes });
      notifyUndo(texts.saved, () =>
        wayBack(() => update.mutateAsync(asWayBack({ ...cv, tarea_id, ...antes, antes: changes })), texts.asBefore),
      );
    },
    check: (tarea: Tarea, hecha: boolean) => void check(tarea, hecha),
    /** Once, however often it is pressed while the answer is on its way. */
    remove: (tarea_id: number) => {
      if (removing.current.has(tarea_id)) return;
      removing.current.add(tarea_id);
      remove.mutate({ ...cv, tarea_id, clave: newKey() });
    },
  };
}
