import type { Etapa, EtapaTecleada, Plantilla } from '@recluta/domain/esquemas';
import type { ColorEtapa, TIPOS_ETAPA_NUEVA } from '@recluta/domain/etapas';
import type { Loaded } from '../../../lib/Answer.tsx';
import { failureOf, reasonOf } from '../../../lib/errors.ts';
import { tellNotRemoved } from '../../../lib/tellNotRemoved.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLive } from '../../../lib/useLive.ts';
import { asNew, asWayBack } from '../../../ui/feedback/lastDone.ts';
import { notifyError, notifyUndo, notifyUndone } from '../../../ui/feedback/toasts.tsx';
import { wayBack } from '../../deshacer/deshacer.queries.ts';
import { texts as undoTexts } from '../../deshacer/deshacer.texts.ts';
import { texts } from './etapas.texts.ts';
import { movedBy } from './order.ts';

export type TipoEtapaNueva = (typeof TIPOS_ETAPA_NUEVA)[number];
type NuevaEtapa = { nombre: string; tipo: TipoEtapaNueva; color: ColorEtapa; limite_dias: number | null };

type Changed = Omit<EtapaTecleada, 'antes'>;

const clavesOf = (etapas: readonly Etapa[]): string[] => etapas.map(({ clave }) => clave);

/** Changes of a proceso's stages; each is shown once the server answers, and told when it refuses. */
export function useStages(proceso_id: number) {
  const utils = trpc.useUtils();
  const create = trpc.etapas.create.useMutation();
  const update = trpc.etapas.update.useMutation();
  const order = trpc.etapas.order.useMutation();
  const remove = trpc.etapas.remove.useMutation();
  const restore = trpc.etapas.restore.useMutation();
  const proceso = { id: proceso_id };
  const show = ({ etapas }: { etapas: Etapa[] }) => {
    utils.procesos.get.setData(proceso, (old) => old && { ...old, etapas });
    // What was asked for before this answer tells of stages that are no more: asked anew, its answer is not waited for.
    void utils.procesos.get.invalidate(proceso);
    void utils.cvs.invalidate();
  };
  /** True when it was done. */
  const attempt = async (failed: string, run: () => Promise<void>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      notifyError(failed, {
        detail: reasonOf(error),
        ...(failureOf(error).offline && { onRetry: () => void attempt(failed, run) }),
      });
      void utils.procesos.get.invalidate(proceso);
      return false;
    }
  };

  const change = async (clave: string, edicion: EtapaTecleada, how = asNew): Promise<void> =>
    show(await update.mutateAsync(how({ proceso_id, clave, ...edicion })));
  const arrange = async (claves: string[], antes: string[], how = asNew): Promise<void> =>
    show(await order.mutateAsync(how({ proceso_id, claves, antes })));

  return {
    adding: create.isPending,
    busy: create.isPending || order.isPending || remove.isPending || restore.isPending,
    /** `onDone` also when it was done by trying it again. */
    add: (nueva: NuevaEtapa, onDone: () => void) =>
      attempt(texts.addFailed, async () => {
        show(await create.mutateAsync({ proceso_id, ...nueva }));
        onDone();
      }),
    /** From what stood there (`antes`), to which it can be taken back. */
    edit: (clave: string, changed: Changed, antes: Changed) =>
      attempt(texts.editFailed, async () => {
        await change(clave, { ...changed, antes });
        const back = () => change(clave, { ...antes, antes: changed }, asWayBack);
        notifyUndo(texts.edited, () => wayBack(back, texts.asBefore));
      }),
    /** One place up (-1) or down (1). */
    shift: (etapas: readonly Etapa[], clave: string, by: -1 | 1) =>
      attempt(texts.orderFailed, async () => {
        const moved = movedBy(etapas, clave, by);
        utils.procesos.get.setData(proceso, (old) => old && { ...old, etapas: moved });
        const [claves, antes] = [clavesOf(moved), clavesOf(etapas)];
        await arrange(claves, antes);
        notifyUndo(texts.ordered, () => wayBack(() => arrange(antes, claves, asWayBack), texts.orderAsBefore));
      }),
    /** Whoever is in it passes to `destino`. */
    remove: (etapa: Etapa, destino: Etapa | null) =>
      attempt(texts.removeFailed, async () => {
        const removed = await remove.mutateAsync({ proceso_id, clave: etapa.clave, destino: destino?.clave });
        show(removed);
        const { movidos } = removed;
        const told = destino && movidos > 0 ? texts.removedWith(movidos, destino.nombre) : texts.removed;
        notifyUndo(told, () => takeBack(etapa, removed.accion));
      }),
  };

  /** With those of its people who are still where they were put; who is not is told. */
  async function takeBack({ total: _, tipo: __, ...etapa }: Etapa, accion: string | null): Promise<null> {
    await attempt(texts.restoreFailed, async () => {
      const restored = await restore.mutateAsync({ proceso_id, ...etapa, accion });
      show(restored);
      const { deshechos = [], impedidos = [] } = restored.deshecho ?? {};
      const said = deshechos.length > 0 ? texts.restoredWith(deshechos.length) : texts.restored;
      if (impedidos.length === 0) notifyUndone(said);
      else notifyError(said, { detail: undoTexts.kept(impedidos) });
    });
    return null;
  }
}

/** The named lists of stages of the cuenta, live. */
export function usePlantillas() {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('plantilla_') || tipo === 'todo') void utils.etapas.plantillas.invalidate();
  });
  const query: Loaded<{ plantillas: Plantilla[] }> = trpc.etapas.plantillas.useQuery({});
  const save = trpc.etapas.savePlantilla.useMutation();
  const choose = trpc.etapas.setDefaultPlantilla.useMutation();
  const remove = trpc.etapas.removePlantilla.useMutation({
    onError: (error, plantilla) => tellNotRemoved(texts.plantillas.removeFailed, error, () => remove.mutate(plantilla)),
    onSettled: () => utils.etapas.plantillas.invalidate(),
  });
  const attempt = async (failed: string, run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      notifyError(failed, { detail: reasonOf(error) });
      return false;
    } finally {
      void utils.etapas.plantillas.invalidate();
    }
  };
  return {
    query,
    saving: save.isPending,
    save: (proceso_id: number, nombre: string) =>
      attempt(texts.plantillas.saveFailed, () => save.mutateAsync({ proceso_id, nombre })),
    /** In place of the one that was seen to be it. */
    choose: (plantilla_id: number | null, seen: number | null) =>
      attempt(texts.plantillas.chooseFailed, () => choose.mutateAsync({ plantilla_id, antes: { plantilla_id: seen } })),
    removing: remove.isPending,
    /** `onDone` however it ended. */
    remove: (plantilla_id: number, onDone: () => void) => remove.mutate({ plantilla_id }, { onSettled: onDone }),
  };
}
