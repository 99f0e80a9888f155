import type { Repos } from '@recluta/db';
import type { Plantilla } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';

/** The stages a new proceso gets: those of the plantilla chosen, of the cuenta's own default, or the six of §4. */
export async function modelFor({ plantillas }: Repos, plantilla_id: number | null | undefined) {
  const all = await plantillas.list();
  const chosen = all.find(({ id, predeterminada }) => (plantilla_id ? id === plantilla_id : predeterminada));
  return chosen?.etapas ?? null;
}

/** Keeps the stages of a proceso under a name. Throws plantilla_repetida. */
export async function savePlantilla(caller: Caller, proceso_id: number, nombre: string): Promise<Plantilla> {
  return caller.write(async ({ etapas, plantillas, eventos }) => {
    const modelo = (await etapas.list(proceso_id)).map(({ orden: _, total: __, ...etapa }) => etapa);
    const plantilla = await plantillas.create(nombre, modelo);
    await eventos.append([{ tipo: 'plantilla_creada', proceso_id, datos: { id: plantilla.id } }]);
    return plantilla;
  });
}

/** What new procesos get from now on; null: the six stages of §4. Throws cambiado. */
export async function setDefaultPlantilla(
  caller: Caller,
  { plantilla_id, antes }: { plantilla_id: number | null; antes?: { plantilla_id: number | null } | undefined },
): Promise<void> {
  await caller.write(async ({ plantillas, eventos }) => {
    const before = (await plantillas.list()).find(({ predeterminada }) => predeterminada)?.id ?? null;
    checkUnchanged({ plantilla_id: before }, antes);
    await plantillas.setDefault(plantilla_id);
    await eventos.append([{ tipo: 'plantilla_elegida', datos: { id: plantilla_id } }]);
  });
}

/** Procesos made from it keep their stages. */
export async function removePlantilla(caller: Caller, { plantilla_id }: { plantilla_id: number }): Promise<void> {
  await caller.write(async ({ plantillas, eventos }) => {
    await plantillas.remove(plantilla_id);
    await eventos.append([{ tipo: 'plantilla_eliminada', datos: { id: plantilla_id } }]);
  });
}
