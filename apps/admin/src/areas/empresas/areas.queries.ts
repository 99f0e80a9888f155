import type { Area } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { Loaded } from '../../lib/Answer.tsx';
import { reasonOf } from '../../lib/errors.ts';
import { tellNotRemoved } from '../../lib/tellNotRemoved.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyError } from '../../ui/feedback/toasts.tsx';
import { withAnswer, withArea, withoutArea } from './areas.patches.ts';

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

/** Shows the área at once; `onFail` gives back what was typed. Names are trimmed, an empty one is ignored (§5). */
export function useCreateArea(empresa_id: number): (typed: string, onFail: (typed: string) => void) => void {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.empresas.createArea.useMutation();
  const input = { empresa_id };
  const create = async (typed: string, onFail: (typed: string) => void) => {
    const nombre = typed.trim();
    if (nombre === '') return;
    pending -= 1;
    const id = pending;
    await utils.empresas.areas.cancel(input);
    utils.empresas.areas.setData(input, (reply) => withArea(reply, { id, nombre }));
    try {
      const { area } = await mutateAsync({ empresa_id, nombre });
      utils.empresas.areas.setData(input, (reply) => withAnswer(reply, id, area));
    } catch (error) {
      utils.empresas.areas.setData(input, (reply) => withoutArea(reply, id));
      notifyError(MENSAJES.crear_area, { detail: reasonOf(error) });
      onFail(typed);
    } finally {
      void utils.empresas.areas.invalidate(input);
    }
  };
  return (typed, onFail) => void create(typed, onFail);
}

/** Takes the área away at once, and brings it back when the server could not. */
export function useRemoveArea(empresa_id: number): (area: Area) => void {
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.empresas.removeArea.useMutation();
  const input = { empresa_id };
  const remove = async (area: Area): Promise<void> => {
    await utils.empresas.areas.cancel(input);
    const before = utils.empresas.areas.getData(input);
    utils.empresas.areas.setData(input, (reply) => withoutArea(reply, area.id));
    try {
      await mutateAsync({ empresa_id, area_id: area.id });
    } catch (error) {
      utils.empresas.areas.setData(input, before);
      tellNotRemoved(MENSAJES.eliminar_area, error, () => void remove(area));
    } finally {
      void utils.empresas.areas.invalidate(input);
    }
  };
  return (area) => void remove(area);
}
