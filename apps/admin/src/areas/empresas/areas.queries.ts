import type { Area } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { Loaded } from '../../lib/Answer.tsx';
import { reasonOf } from '../../lib/errors.ts';
import { tellNotRemoved } from '../../lib/tellNotRemoved.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asNew, asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { wayBack } from '../deshacer/deshacer.queries.ts';
import { withAnswer, withArea, withoutArea } from './areas.patches.ts';
import { texts } from './empresas.texts.ts';

const CHANGES = ['area_creada', 'area_eliminada', 'todo'];

/** The áreas of an empresa, live. */
export function useAreas(empresa_id: number): Loaded<{ areas: Area[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (CHANGES.includes(tipo)) void utils.empresas.areas.invalidate({ empresa_id });
  });
  return trpc.empresas.areas.useQuery({ empresa_id });
}

let pending = 0;

/** Áreas of an empresa, added and taken away at once on the screen, and as they were when the server refuses. */
export function useAreaChanges(empresa_id: number) {
  const utils = trpc.useUtils();
  const { mutateAsync: send } = trpc.empresas.createArea.useMutation();
  const { mutateAsync: drop } = trpc.empresas.removeArea.useMutation();
  const input = { empresa_id };
  const take = async ({ id }: Area, how = asNew): Promise<void> => {
    await utils.empresas.areas.cancel(input);
    const before = utils.empresas.areas.getData(input);
    utils.empresas.areas.setData(input, (reply) => withoutArea(reply, id));
    try {
      await drop(how({ empresa_id, area_id: id }));
    } catch (error) {
      utils.empresas.areas.setData(input, before);
      throw error;
    } finally {
      void utils.empresas.areas.invalidate(input);
    }
  };
  /** `onFail` gives back what was typed. Names are trimmed, an empty one is ignored (§5). */
  const create = async (typed: string, onFail: (typed: string) => void): Promise<void> => {
    const nombre = typed.trim();
    if (nombre === '') return;
    pending -= 1;
    const id = pending;
    await utils.empresas.areas.cancel(input);
    utils.empresas.areas.setData(input, (reply) => withArea(reply, { id, nombre }));
    try {
      const { area } = await send({ empresa_id, nombre });
      utils.empresas.areas.setData(input, (reply) => withAnswer(reply, id, area));
      notifyUndo(texts.areas.added, () => wayBack(() => take(area, asWayBack), texts.areas.withdrawn));
    } catch (error) {
      utils.empresas.areas.setData(input, (reply) => withoutArea(reply, id));
      notifyError(MENSAJES.crear_area, { detail: uiTexts.refused([nombre], reasonOf(error)) });
      onFail(typed);
    } finally {
      void utils.empresas.areas.invalidate(input);
    }
  };
  const remove = async (area: Area): Promise<void> => {
    try {
      await take(area);
      notifySuccess(texts.areas.removed);
    } catch (error) {
      tellNotRemoved(MENSAJES.eliminar_area, error, () => void remove(area));
    }
  };
  return { create, remove };
}
