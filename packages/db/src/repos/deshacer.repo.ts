import { canFollow, type Deshacible, type Impedimento, isRentaReversed } from '@recluta/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { insertRows } from '../insert.ts';
import { longList } from '../rows.ts';
import { cv_etiquetas, cvs, etapas, seleccion } from '../schema/index.ts';
import { type Accion, accionesRepo, type Fila } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { cuentaRepo } from './cuenta.repo.ts';
import { cvsRepo } from './cvs.repo.ts';
import { reclaimStays } from './estadias.ts';
import { etiquetasRepo } from './etiquetas.repo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { blockedOf } from './familia.ts';
import { fusionesRepo } from './fusiones.repo.ts';
import { type CamposCv, lecturasRepo } from './lecturas.repo.ts';
import { keepLists } from './listas.ts';
import { papeleraRepo } from './papelera.repo.ts';
import { referenciasRepo } from './referencias.repo.ts';
import { relevosRepo } from './relevos.repo.ts';
import { seleccionRepo } from './seleccion.repo.ts';
import { tareasRepo } from './tareas.repo.ts';
import { usuariosRepo } from './usuarios.repo.ts';

type Row = typeof cvs.$inferSelect;
/** What stands in the way of each cv of an action, if anything; judged before anything is changed. */
type Juicio = (fila: Fila, row: Row) => Impedimento | null;
/**
 * `sin_cv`: what stays of what the action did to no cv, by its name. `sin_leer`: restored before they were read, to be put
 * in line again.
 */
type Deshecho = {
  deshechos: number[];
  /** Columns that have again what stood in them before they were edited. */
  campos: string[];
  impedidos: { cv_id: number; motivo: Impedimento }[];
  sin_cv: { nombre: string; motivo: Impedimento }[];
  sin_leer: number[];
};
type Inversa = {
  judge(accion: Accion, filas: readonly Fila[]): Promise<Juicio>;
  /** All of them, in the transaction that asked. Returns the cvs that came back before they were read to their end. */
  apply(accion: Accion, filas: readonly Fila[]): Promise<number[]>;
};

/** One object for all: what is read by it is compiled for it. */
const WHOLE = getTableColumns(cvs);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const idsOf = (filas: readonly Fila[]): number[] => filas.map(({ cv_id }) => cv_id);

/**
 * Takes actions back. A cv that somebody has changed since stays as it is, and the answer says why: what was undone and
 * what was not are together the whole action. Nobody who is blocked is touched (art. 8 ter).
 */
export function deshacerRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const [acciones, eventos, lecturas] = [accionesRepo(scope), eventosRepo(scope), lecturasRepo(scope)];
  const [papelera, elegidos, cuenta] = [papeleraRepo(scope), seleccionRepo(scope), cuentaRepo(scope)];
  const fusiones = fusionesRepo(scope);
  const [etiquetas, referencias, tareas] = [etiquetasRepo(scope), referenciasRepo(scope), tareasRepo(scope)];
  const [people, usuarios, relevos] = [cvsRepo(scope), usuariosRepo(scope), relevosRepo(scope)];
  const { shift } = keepLists(scope);

  /** Into the selection again those that were in it; the evento of what is undone tells of it. */
  async function reselect(proceso_id: number, filas: readonly Fila[]): Promise<void> {
    const rows = filas.flatMap(({ cv_id, antes }) =>
      antes.seleccionado === true ? { cuenta_id, proceso_id, cv_id } : [],
    );
    insertRows(orm, seleccion, rows, sql`on conflict do nothing`);
  }

  const moved: Inversa = {
    async judge({ proceso_id }) {
      const rows = await orm
        .select({ clave: etapas.clave })
        .from(etapas)
        .where(and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.proceso_id, proceso_id)));
      const standing = new Set(rows.map(({ clave }) => clave));
      return ({ antes, despues }, row) => {
        if (row.eliminado_en !== null) return 'papelera';
        if (row.etapa !== despues.etapa || row.movido_en !== despues.movido_en) return 'cambiado';
        return standing.has(String(antes.etapa)) ? null : 'etapa';
      };
    },
    async apply({ id: deshace, proceso_id }, filas) {
      const rows = filas.map(({ cv_id, antes }) => ({ ...antes, cv_id, ms: Date.parse(String(antes.movido_en)) }));
      // As a table of its own, or the planner goes through the text once for each cv.
      orm.run(sql`with f as materialized (select value ->> 'cv_id' as cv_id, value ->> 'etapa' as etapa,
          value ->> 'motivo_id' as motivo_id, value ->> 'ms' as ms from json_each(${JSON.stringify(rows)}))
        update cvs set etapa = f.etapa, movido_en = f.ms,
          motivo_id = (select m.id from motivos m where m.id = f.motivo_id and m.cuenta_id = ${cuenta_id}) from f
        where cvs.id = f.cv_id and cvs.cuenta_id = ${cuenta_id} and cvs.proceso_id = ${proceso_id}`);
      reclaimStays(
        scope,
        filas.map(({ cv_id, antes, despues }) => ({
          cv_id,
          etapa: String(antes.etapa),
          salida: Date.parse(String(despues.movido_en)),
        })),
      );
      const deltas: Record<string, number> = {};
      const hechos = filas.map(({ cv_id, antes, despues }) => {
        const datos = { desde: String(despues.etapa), a: String(antes.etapa), deshace };
        deltas[datos.desde] = (deltas[datos.desde] ?? 0) - 1;
        deltas[datos.a] = (deltas[datos.a] ?? 0) + 1;
        return { tipo: 'cv_movido' as const, proceso_id, cv_id, datos };
      });
      await shift(proceso_id, deltas);
      await eventos.append(hechos);
      await reselect(proceso_id, filas);
      return [];
    },
  };

  const removed: Inversa = {
    async judge() {
      return ({ despues }, { eliminado_en }) => {
        if (eliminado_en === null) return 'restaurado';
        return eliminado_en === despues.eliminado_en ? null : 'cambiado';
      };
    },
    async apply({ id, proceso_id }, filas) {
      const { sin_leer } = await papelera.restore(await cuenta.reserve('cvs', filas.length), idsOf(filas), id);
      await reselect(proceso_id, filas);
      return sin_leer;
    },
  };

  type Edit = { campos: CamposCv; editados: string[] };
  const touchesOneEnd = (campos: CamposCv): boolean => 'pretension_renta' in campos !== 'pretension_max' in campos;
  const edited: Inversa = {
    async judge() {
      return ({ antes, despues }, row) => {
        if (row.eliminado_en !== null) return 'papelera';
        const campos = Object.entries(despues.campos as CamposCv);
        if (!campos.every(([field, value]) => same(row[field as keyof Row], value))) return 'cambiado';
        const back = (antes as Edit).campos;
        // Its other end was edited since: a renta would end below where it begins.
        return touchesOneEnd(back) && isRentaReversed({ ...row, ...back }) ? 'cambiado' : null;
      };
    },
    async apply({ id }, filas) {
      for (const { cv_id, antes } of filas) await lecturas.restore(cv_id, antes as Edit, id);
      return [];
    },
  };

  const selected: Inversa = {
    async judge(_, filas) {
      const rows = await orm
        .select({ cv_id: seleccion.cv_id })
        .from(seleccion)
        .where(and(eq(seleccion.cuenta_id, cuenta_id), inIds(seleccion.cv_id, idsOf(filas))));
      const now = new Set(rows.map(({ cv_id }) => cv_id));
      return ({ cv_id, despues }, { eliminado_en }) => {
        if (eliminado_en !== null) return 'papelera';
        return now.has(cv_id) === despues.seleccionado ? null : 'cambiado';
      };
    },
    async apply({ id, proceso_id }, filas) {
      const add = filas.filter(({ antes }) => antes.seleccionado === true);
      const take = filas.filter(({ antes }) => antes.seleccionado !== true);
      await elegidos.change(proceso_id, idsOf(add), idsOf(take), { deshace: id });
      return [];
    },
  };

  const merged: Inversa = {
    async judge() {
      return ({ despues }, { fusionado_en }) => {
        if (fusionado_en === null) return 'restaurado';
        return fusionado_en === despues.fusionado_en ? null : 'cambiado';
      };
    },
    async apply({ id, proceso_id }, filas) {
      const unread: number[] = [];
      for (const { cv_id } of filas)
        unread.push(...(await fusiones.separate(await cuenta.reserve('cvs', 1), cv_id, id)).sin_leer);
      await reselect(proceso_id, filas);
      return unread;
    },
  };
  /** `on`: the inverse puts it on again. */
  const tagged = (on: boolean): Inversa => ({
    async judge(_, filas) {
      const etiqueta_id = Number(filas[0]?.despues.etiqueta_id);
      const exists = await referencias.own('etiqueta', [etiqueta_id]);
      const rows = await orm
        .select({ cv_id: cv_etiquetas.cv_id })
        .from(cv_etiquetas)
        .where(
          and(
            eq(cv_etiquetas.cuenta_id, cuenta_id),
            eq(cv_etiquetas.etiqueta_id, etiqueta_id),
            inIds(cv_etiquetas.cv_id, idsOf(filas)),
          ),
        );
      const worn = new Set(rows.map(({ cv_id }) => cv_id));
      return ({ cv_id }, { eliminado_en }) => {
        if (eliminado_en !== null) return 'papelera';
        if (!exists) return 'etiqueta';
        return worn.has(cv_id) === on ? 'cambiado' : null;
      };
    },
    async apply({ id: deshace, proceso_id }, filas) {
      const etiqueta_id = Number(filas[0]?.despues.etiqueta_id);
      await etiquetas[on ? 'add' : 'take'](proceso_id, etiqueta_id, idsOf(filas), { deshace });
      return [];
    },
  });

  const followers = async () => new Set((await usuarios.list()).filter(canFollow).map(({ id }) => id));

  const assigned: Inversa = {
    async judge(_, filas) {
      const team = await followers();
      const taken = await relevos.taken(filas);
      return ({ cv_id, antes, despues }, { eliminado_en, responsable_id }) => {
        if (eliminado_en !== null && despues.en_papelera !== true) return 'papelera';
        if (taken.has(cv_id)) return 'cambiado';
        if ('responsable_id' in despues && responsable_id !== despues.responsable_id) return 'cambiado';
        // Given to who can do nothing for them, they would wait for ever.
        const back = antes.responsable_id ?? (despues.relevo as Fila['despues'] | undefined)?.de ?? null;
        return back === null || team.has(Number(back)) ? null : 'responsable';
      };
    },
    async apply({ id: deshace, proceso_id }, filas) {
      await relevos.giveBack(proceso_id, filas, deshace);
      return [];
    },
  };

  const copied: Inversa = {
    async judge(_, filas) {
      // A note, an interview or a task would go with the copy, and whoever wrote it would not know.
      const worked = await eventos.workedOn(idsOf(filas));
      return ({ cv_id, despues }, { eliminado_en, movido_en }) => {
        if (eliminado_en !== null) return 'papelera';
        return movido_en === despues.movido_en && !worked.has(cv_id) ? null : 'cambiado';
      };
    },
    async apply({ id: deshace, proceso_id }, filas) {
      await people.removeMany(proceso_id, idsOf(filas), { deshace });
      // For ever: nobody worked on it, its person stays where they were copied from, and the papelera is for what people
      // deleted. A file that the original left meanwhile has no row any more, and is the sweeper's.
      await papelera.purge(idsOf(filas));
      return [];
    },
  };

  const taskOf = ({ despues }: Fila): number => Number(despues.tarea_id);
  const taskRemoved: Inversa = {
    async judge(_, filas) {
      const removed = await tareas.removedAt(filas.map(taskOf));
      return (fila, { eliminado_en }) => {
        if (eliminado_en !== null) return 'papelera';
        return removed.get(taskOf(fila)) === fila.despues.eliminada_en ? null : 'restaurado';
      };
    },
    async apply({ id: deshace, proceso_id }, filas) {
      await tareas.restore(filas.map(taskOf));
      await eventos.append(
        filas.map((fila) => ({
          tipo: 'tarea_restaurada' as const,
          proceso_id,
          cv_id: fila.cv_id,
          datos: { id: taskOf(fila), deshace },
        })),
      );
      return [];
    },
  };

  /** A merge hides a cv as the papelera does, but gives it back in its own way. */
  const mergedAway = ({ tipo }: Accion, { fusionado_en }: Row): Impedimento | null =>
    tipo !== 'cv_fusionado' && fusionado_en !== null ? 'fusionado' : null;

  /** The one table of what can be taken back, and how. */
  const INVERSAS: Record<Deshacible, Inversa> = {
    cv_movido: moved,
    cv_eliminado: removed,
    cv_editado: edited,
    seleccion_cambiada: selected,
    cv_fusionado: merged,
    cv_etiquetado: tagged(false),
    cv_desetiquetado: tagged(true),
    cv_asignado: assigned,
    cv_copiado: copied,
    tarea_eliminada: taskRemoved,
  };

  /** Each cv of an action with what stands in its way, if anything. */
  async function judged(accion: Accion): Promise<{ fila: Fila; motivo: Impedimento | null }[]> {
    const filas = await acciones.filas(accion.id);
    const query = orm
      .select()
      .from(cvs)
      .where(and(eq(cvs.cuenta_id, cuenta_id), inIds(cvs.id, idsOf(filas))));
    const byId = new Map(longList(orm, WHOLE, query).map((row) => [row.id, row]));
    const judge = await INVERSAS[accion.tipo].judge(accion, filas);
    const blocked = blockedOf(scope, idsOf(filas));
    // A cv deleted for ever took its line with it.
    return filas.flatMap((fila) => {
      const row = byId.get(fila.cv_id);
      if (!row) return [];
      return { fila, motivo: blocked.has(row.id) ? 'bloqueado' : (mergedAway(accion, row) ?? judge(fila, row)) };
    });
  }

  return {
    /** Whether anything of an action would be taken back now; loose interviews are not looked at, they may be. */
    async applies(accion: Accion): Promise<boolean> {
      return accion.entrevistas !== null || (await judged(accion)).some(({ motivo }) => motivo === null);
    },

    /** Everything of an action that is still as it left it. Throws limite_cvs when the plan has no room for who would come back. */
    async undo(accion: Accion): Promise<Deshecho> {
      txOf(scope);
      const all = await judged(accion);
      const free = all.flatMap(({ fila, motivo }) => (motivo === null ? fila : []));
      const impedidos = all.flatMap(({ fila: { cv_id }, motivo }) => (motivo === null ? [] : { cv_id, motivo }));
      const deshechos = idsOf(free);
      const sin_leer = free.length > 0 ? await INVERSAS[accion.tipo].apply(accion, free) : [];
      const { entrevistas: entrega } = accion;
      const stay =
        entrega === null
          ? []
          : await relevos.returnLoose(accion.proceso_id, entrega, (await followers()).has(entrega.de), accion.id);
      const left = entrega && stay.length > 0 ? { ...entrega, ids: stay.map(({ id }) => id) } : null;
      await acciones.settle(accion.id, deshechos, left);
      const campos =
        accion.tipo === 'cv_editado' ? free.flatMap(({ antes }) => Object.keys((antes as Edit).campos)) : [];
      return { deshechos, campos, impedidos, sin_cv: stay.map(({ nombre, motivo }) => ({ nombre, motivo })), sin_leer };
    },
  };
}
