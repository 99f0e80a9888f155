import type { Caller } from '../../caller.ts';
import { keyOf } from '../deshacer/deshacer.service.ts';

type Change = {
  proceso_id: number;
  agregar: number[];
  quitar: number[];
  clave?: string | null | undefined;
  orden?: { pantalla: string; numero: number } | null | undefined;
};

/** Adds and takes away, unless a newer save of the same screen came first: that one held all that this one does. */
export function changeSelection(caller: Caller, { proceso_id, agregar, quitar, clave, orden }: Change) {
  const { saveOrder } = caller.deps;
  const screen = `${caller.alcance.usuario_id} ${proceso_id} ${orden?.pantalla}`;
  return caller.write(async ({ seleccion }) => {
    if (orden && saveOrder.isLate(screen, orden.numero)) return { selected_ids: await seleccion.ids(proceso_id) };
    const selected_ids = await seleccion.change(proceso_id, agregar, quitar, { clave: keyOf(clave) });
    if (orden) saveOrder.took(screen, orden.numero);
    return { selected_ids };
  });
}
