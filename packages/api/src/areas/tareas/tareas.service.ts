import type { Repos } from '@recluta/db';
import { notThere, type TipoEvento } from '@recluta/domain';
import type { Tarea, TareaEditada, TareaMia } from '@recluta/domain/esquemas';
import { type Caller, usuarioOf } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { checkResponsable } from '../cvs/masivas.service.ts';
import { type OfCv, personIn } from '../cvs/ofCv.ts';
import { keyOf } from '../deshacer/deshacer.service.ts';

type OfTarea = OfCv & { tarea_id: number };
type Nueva = OfCv & {
  texto: string;
  vence: string | null;
  responsable_id: number | null;
  clave?: string | null | undefined;
};

/** Lines of 'Mis tareas'. */
const SHOWN = 200;

/** A task of a live cv. Throws no_encontrado. */
async function one(repos: Repos, { proceso_id, cv_id }: OfCv, id: number): Promise<Tarea> {
  await repos.cvs.get(proceso_id, cv_id);
  const tarea = await repos.tareas.get(id);
  if (!tarea) throw notThere('tarea');
  return tarea;
}

/** Throws no_encontrado for a cv in the papelera or anonymised, responsable_inactivo (400). A form sent twice (`clave`) adds one. */
export async function addTask(caller: Caller, { proceso_id, cv_id, clave = null, ...nueva }: Nueva): Promise<Tarea> {
  const autor_id = usuarioOf(caller);
  const cv = { proceso_id, cv_id };
  return caller.write(async (repos) => {
    await personIn(repos, cv);
    const known = clave && (await repos.tareas.byKey(cv_id, autor_id, clave));
    if (known) return one(repos, cv, known);
    await checkResponsable(repos, nueva.responsable_id);
    const id = await repos.tareas.create({ ...nueva, cv_id, autor_id, clave });
    await repos.notificaciones.assign(id, nueva.responsable_id, autor_id);
    await repos.eventos.append([{ tipo: 'tarea_creada', ...cv, datos: { id, responsable_id: nueva.responsable_id } }]);
    return one(repos, cv, id);
  });
}

/** What of a task an edit changes, told as it is. */
function tipoOf({ hecha, ...rest }: TareaEditada): TipoEvento {
  if (hecha === undefined || Object.values(rest).some((value) => value !== undefined)) return 'tarea_editada';
  return hecha ? 'tarea_hecha' : 'tarea_reabierta';
}

/** Any part of it. Throws no_encontrado, cambiado, responsable_inactivo (400). */
export async function editTask(
  caller: Caller,
  {
    proceso_id,
    cv_id,
    tarea_id,
    antes,
    texto,
    vence,
    responsable_id,
    hecha,
  }: OfTarea & TareaEditada & { antes?: TareaEditada | undefined },
): Promise<Tarea> {
  const autor_id = usuarioOf(caller);
  const cv = { proceso_id, cv_id };
  return caller.write(async (repos) => {
    const before = await one(repos, cv, tarea_id);
    checkUnchanged({ ...before, hecha: before.hecha_en !== null }, antes);
    const cambios = {
      ...(texto !== undefined && texto !== before.texto && { texto }),
      ...(vence !== undefined && vence !== before.vence && { vence }),
      ...(responsable_id !== undefined && responsable_id !== before.responsable_id && { responsable_id }),
      ...(hecha !== undefined && hecha !== (before.hecha_en !== null) && { hecha }),
    };
    if (Object.keys(cambios).length === 0) return before;
    if (cambios.responsable_id !== undefined) await checkResponsable(repos, cambios.responsable_id);
    await repos.tareas.update(tarea_id, cambios);
    if (cambios.responsable_id !== undefined)
      await repos.notificaciones.assign(tarea_id, cambios.responsable_id, autor_id);
    await repos.eventos.append([{ tipo: tipoOf(cambios), ...cv, datos: { id: tarea_id } }]);
    return one(repos, cv, tarea_id);
  });
}

/** Taken back as everything is. Throws no_encontrado when somebody was faster. */
export async function removeTask(
  caller: Caller,
  { proceso_id, cv_id, tarea_id, clave }: OfTarea & { clave?: string | null | undefined },
): Promise<void> {
  await caller.write(async (repos) => {
    await one(repos, { proceso_id, cv_id }, tarea_id);
    await repos.tareas.remove(proceso_id, cv_id, tarea_id, keyOf(clave));
  });
}

export const myTasks = async (caller: Caller): Promise<TareaMia[]> =>
  caller.read.tareas.pending(usuarioOf(caller), SHOWN);
