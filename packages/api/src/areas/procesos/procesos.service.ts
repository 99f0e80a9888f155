import { randomBytes } from 'node:crypto';
import { ETAPAS_POR_DEFECTO } from '@recluta/domain';
import type { Fechas, Proceso, ProcesoEditado, ProcesoNuevo } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { modelFor } from '../etapas/plantillas.service.ts';

/** 128 random bits (SEC-12). */
export const newPublicId = () => randomBytes(16).toString('base64url');

type Nuevo = ProcesoNuevo & { plantilla_id?: number | null | undefined };

/** Throws limite_procesos_activos when it is activo and the plan allows no more. */
export async function createProceso(caller: Caller, { plantilla_id, ...nuevo }: Nuevo): Promise<Proceso> {
  return caller.write(async (repos) => {
    const cupo = nuevo.estado === 'activo' ? await repos.cuenta.reserve('procesos_activos') : null;
    const modelo = (await modelFor(repos, plantilla_id)) ?? ETAPAS_POR_DEFECTO;
    const id = await repos.procesos.create(cupo, nuevo, newPublicId(), modelo);
    await repos.eventos.append([{ tipo: 'proceso_creado', proceso_id: id, datos: { a: nuevo.estado } }]);
    return repos.procesos.get(id);
  });
}

/** What is undefined was not sent. */
const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Throws cambiado, and limite_procesos_activos when it goes back to activo and the plan allows no more. */
export async function updateProceso(
  caller: Caller,
  id: number,
  edicion: ProcesoEditado,
  antes?: ProcesoEditado,
): Promise<Proceso> {
  return caller.write(async (repos) => {
    const before = await repos.procesos.get(id);
    checkUnchanged(before, antes);
    const reactivates = edicion.estado === 'activo' && before.estado !== 'activo';
    const cupo = reactivates ? await repos.cuenta.reserve('procesos_activos') : null;
    await repos.procesos.update(id, sent(edicion), cupo);
    await repos.eventos.append([
      {
        tipo: 'proceso_editado',
        proceso_id: id,
        ...(edicion.estado && edicion.estado !== before.estado
          ? { datos: { desde: before.estado, a: edicion.estado } }
          : {}),
      },
    ]);
    return repos.procesos.get(id);
  });
}

/** Dates out of order are accepted: the screen warns (decisions, "Contract details"). Throws cambiado. */
export async function updateFechas(
  caller: Caller,
  id: number,
  fechas: Partial<Fechas>,
  antes?: Partial<Fechas>,
): Promise<Proceso> {
  return caller.write(async (repos) => {
    checkUnchanged(await repos.procesos.get(id), antes);
    await repos.procesos.update(id, sent(fechas));
    await repos.eventos.append([{ tipo: 'fechas_editadas', proceso_id: id }]);
    return repos.procesos.get(id);
  });
}
