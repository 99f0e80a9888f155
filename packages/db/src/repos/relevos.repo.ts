import type { Impedimento } from '@recluta/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { openTask } from '../schema/conditions.ts';
import { cvs, type Entrega, entrevistas, tareas } from '../schema/index.ts';
import { accionesRepo, type Fila } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import { aboutNobodyBlocked } from './entrevistas.repo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { notificacionesRepo } from './notificaciones.repo.ts';
import { checkOwn } from './own.ts';

type Nuevos = Parameters<ReturnType<typeof eventosRepo>['append']>[0];
type Clase = keyof typeof TABLES;
type Cosa = { id: number; cv_id: number | null; proceso_id: number };

const TABLES = { tareas, entrevistas } as const;
const CLASES = ['tareas', 'entrevistas'] as const;

/** What a fila keeps of the tasks and interviews of its cv: whose they were, whose they are, and which. */
type Relevo = { de: number; a: number } & Partial<Record<Clase, number[]>>;
const relevoOf = ({ despues }: Fila): Relevo | null => (despues.relevo as Relevo | undefined) ?? null;

/** What a usuario is responsable of goes to another, and comes back. */
export function relevosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const [acciones, eventos, notificaciones] = [accionesRepo(scope), eventosRepo(scope), notificacionesRepo(scope)];
  const mine = eq(cvs.cuenta_id, cuenta_id);

  const followed = (usuario_id: number) =>
    orm
      .select({ id: cvs.id, proceso_id: cvs.proceso_id, eliminado_en: cvs.eliminado_en })
      .from(cvs)
      .where(and(mine, eq(cvs.responsable_id, usuario_id)));

  /** Tasks to be done and interviews to come, about a cv. */
  const pending = async (clase: Clase, usuario_id: number) => {
    const table = TABLES[clase];
    return orm
      .select({ id: table.id, cv_id: cvs.id, proceso_id: cvs.proceso_id, eliminado_en: cvs.eliminado_en })
      .from(table)
      .innerJoin(cvs, and(eq(cvs.id, table.cv_id), mine))
      .where(
        and(
          eq(table.cuenta_id, cuenta_id),
          eq(table.responsable_id, usuario_id),
          clase === 'tareas' ? openTask : gt(entrevistas.fecha_fin, conn.ahora),
        ),
      );
  };

  /** Interviews to come that are about nobody's cv. */
  const loose = async (usuario_id: number) =>
    orm
      .select({ id: entrevistas.id, proceso_id: entrevistas.proceso_id })
      .from(entrevistas)
      .where(
        and(
          eq(entrevistas.cuenta_id, cuenta_id),
          eq(entrevistas.responsable_id, usuario_id),
          isNull(entrevistas.cv_id),
          gt(entrevistas.fecha_fin, conn.ahora),
        ),
      );

  /** Gives things to a usuario; `own` is what their eventos tell of the action. */
  async function give(clase: Clase, cosas: readonly Cosa[], a: number, own: Record<string, number>): Promise<void> {
    if (cosas.length === 0) return;
    const ids = cosas.map(({ id }) => id);
    if (clase === 'tareas') {
      await orm
        .update(tareas)
        .set({ responsable_id: a })
        .where(and(eq(tareas.cuenta_id, cuenta_id), inIds(tareas.id, ids)));
      for (const id of ids) await notificaciones.assign(id, a, alcance.usuario_id ?? a);
    } else
      await orm
        .update(entrevistas)
        .set({ responsable_id: a, version: sql`${entrevistas.version} + 1`, cambiada_en: conn.ahora })
        .where(and(eq(entrevistas.cuenta_id, cuenta_id), inIds(entrevistas.id, ids)));
    const told: Nuevos = cosas.map(({ id, cv_id, proceso_id }) => {
      const donde = cv_id === null ? { proceso_id } : { proceso_id, cv_id };
      return clase === 'tareas'
        ? { tipo: 'tarea_editada' as const, ...donde, datos: { id, ...own } }
        : { tipo: 'entrevista_editada' as const, ...donde, datos: { id, campos: 'responsable_id', ...own } };
    });
    await eventos.append(told);
  }

  /** Of which usuario cvs are, wherever they are; the evento of each tells of whom it was. */
  async function setFollower(
    proceso_id: number,
    ids: readonly number[],
    responsable_id: number | null,
    antes_id: number | null,
    own: Record<string, number>,
  ): Promise<void> {
    if (ids.length === 0) return;
    await orm
      .update(cvs)
      .set({ responsable_id })
      .where(and(mine, eq(cvs.proceso_id, proceso_id), inIds(cvs.id, ids)));
    const datos = { responsable_id, antes_id, ...own };
    await eventos.append(ids.map((cv_id) => ({ tipo: 'cv_asignado' as const, proceso_id, cv_id, datos })));
  }

  return {
    /** What a usuario is responsable of, as they see it: live cvs, what is to be done about them, and other interviews. */
    async held(usuario_id: number): Promise<{ cvs: number } & Record<Clase, number>> {
      const live = <R extends { eliminado_en: string | null }>(rows: R[]) =>
        rows.filter(({ eliminado_en }) => eliminado_en === null).length;
      return {
        cvs: live(await followed(usuario_id)),
        tareas: live(await pending('tareas', usuario_id)),
        entrevistas: live(await pending('entrevistas', usuario_id)) + (await loose(usuario_id)).length,
      };
    },

    /**
     * Every cv that a usuario follows is of another from now on, or of nobody: those in the papelera too, which would come
     * back to who can do nothing for them. Another also takes over tasks to be done and interviews to come; with nobody
     * they stay: such a task is nobody's already, and an interview is better held by a visor than by nobody. Returns how
     * many live cvs it is about, and how many interviews that are about none.
     */
    async handOver(de: number, a: number | null, clave: string): Promise<{ cvs: number; sin_cv: number }> {
      txOf(scope);
      await checkOwn(scope, 'usuario', [de, a]);
      const filas = new Map<number, Map<number, Fila>>();
      const live = new Set<number>();
      const filaOf = (proceso_id: number, cv_id: number, eliminado_en: string | null): Fila => {
        if (eliminado_en === null) live.add(cv_id);
        const those = filas.get(proceso_id) ?? new Map<number, Fila>();
        filas.set(proceso_id, those);
        const fila = those.get(cv_id) ?? { cv_id, antes: {}, despues: { en_papelera: eliminado_en !== null } };
        those.set(cv_id, fila);
        return fila;
      };
      for (const { id, proceso_id, eliminado_en } of await followed(de)) {
        const fila = filaOf(proceso_id, id, eliminado_en);
        fila.antes.responsable_id = de;
        fila.despues.responsable_id = a;
      }
      const cosas = {
        tareas: a === null ? [] : await pending('tareas', de),
        entrevistas: a === null ? [] : await pending('entrevistas', de),
      };
      for (const clase of CLASES)
        for (const { id, cv_id, proceso_id, eliminado_en } of cosas[clase]) {
          const { despues } = filaOf(proceso_id, cv_id, eliminado_en);
          const relevo = (despues.relevo ?? { de, a }) as Relevo;
          despues.relevo = { ...relevo, [clase]: [...(relevo[clase] ?? []), id] };
        }
      const sueltas = a === null ? [] : await loose(de);
      for (const proceso_id of new Set([...filas.keys(), ...sueltas.map((one) => one.proceso_id)])) {
        const here = (cosa: Pick<Cosa, 'proceso_id'>) => cosa.proceso_id === proceso_id;
        const rows = [...(filas.get(proceso_id)?.values() ?? [])];
        const solas = sueltas.filter(here).map((one) => ({ ...one, cv_id: null }));
        const entrega = a === null || solas.length === 0 ? null : { de, a, ids: solas.map(({ id }) => id) };
        const own = await acciones.record('cv_asignado', proceso_id, { clave }, rows, entrega);
        const ids = rows.filter(({ despues }) => 'responsable_id' in despues).map(({ cv_id }) => cv_id);
        await setFollower(proceso_id, ids, a, de, own);
        if (a === null) continue;
        for (const clase of CLASES) await give(clase, cosas[clase].filter(here), a, own);
        await give('entrevistas', solas, a, own);
      }
      return { cvs: live.size, sin_cv: sueltas.length };
    },

    /** Of some filas those of which a task or an interview is somebody else's by now; one that is gone is not missed. */
    async taken(filas: readonly Fila[]): Promise<Set<number>> {
      const found = new Set<number>();
      for (const clase of CLASES) {
        const table = TABLES[clase];
        const ids = filas.flatMap((fila) => relevoOf(fila)?.[clase] ?? []);
        const rows = await orm
          .select({ id: table.id, responsable_id: table.responsable_id })
          .from(table)
          .where(and(eq(table.cuenta_id, cuenta_id), inIds(table.id, ids)));
        const now = new Map(rows.map(({ id, responsable_id }) => [id, responsable_id]));
        for (const fila of filas) {
          const relevo = relevoOf(fila);
          if (relevo?.[clase]?.some((id) => now.has(id) && now.get(id) !== relevo.a)) found.add(fila.cv_id);
        }
      }
      return found;
    },

    /**
     * Interviews about nobody's cv come back from who took them over, but for those that are another's by now, and all when
     * whose they were cannot hold them (`holds`). Returns those that stay, and why.
     */
    async returnLoose(
      proceso_id: number,
      { de, a, ids }: Entrega,
      holds: boolean,
      deshace: number,
    ): Promise<{ id: number; nombre: string; motivo: Impedimento }[]> {
      txOf(scope);
      await checkOwn(scope, 'usuario', [de]);
      const rows = await orm
        .select({
          id: entrevistas.id,
          // Of somebody by now, perhaps.
          cv_id: entrevistas.cv_id,
          nombre: entrevistas.titulo,
          responsable_id: entrevistas.responsable_id,
        })
        .from(entrevistas)
        .where(
          and(
            eq(entrevistas.cuenta_id, cuenta_id),
            eq(entrevistas.proceso_id, proceso_id),
            inIds(entrevistas.id, ids),
            aboutNobodyBlocked(cuenta_id),
          ),
        );
      const judged = rows.map(({ responsable_id, ...row }) => {
        const motivo: Impedimento | null = responsable_id !== a ? 'cambiado' : holds ? null : 'responsable';
        return { ...row, motivo };
      });
      const free = judged.flatMap(({ id, cv_id, motivo }) => (motivo === null ? { id, cv_id, proceso_id } : []));
      await give('entrevistas', free, de, { deshace });
      return judged.flatMap(({ id, nombre, motivo }) => (motivo === null ? [] : { id, nombre, motivo }));
    },

    /** Of filas that still are as `handOver`, or a change of responsable, left them: each thing to whom it was of before. */
    async giveBack(proceso_id: number, filas: readonly Fila[], deshace: number): Promise<void> {
      txOf(scope);
      const assigned = filas.filter(({ antes }) => 'responsable_id' in antes);
      const whose = ({ antes }: Fila) => antes.responsable_id as number | null;
      await checkOwn(scope, 'usuario', [...assigned.map(whose), ...filas.map((fila) => relevoOf(fila)?.de)]);
      for (const before of new Set(assigned.map(whose))) {
        const those = assigned.filter((fila) => whose(fila) === before);
        const now = those[0]?.despues.responsable_id as number | null;
        await setFollower(
          proceso_id,
          those.map(({ cv_id }) => cv_id),
          before,
          now,
          { deshace },
        );
      }
      for (const clase of CLASES)
        for (const de of new Set(filas.flatMap((fila) => relevoOf(fila)?.de ?? []))) {
          const cosas = filas.flatMap((fila) => {
            const relevo = relevoOf(fila);
            const ids = relevo?.de === de ? (relevo[clase] ?? []) : [];
            return ids.map((id) => ({ id, cv_id: fila.cv_id, proceso_id }));
          });
          const table = TABLES[clase];
          const standing = await orm
            .select({ id: table.id })
            .from(table)
            .where(
              and(
                eq(table.cuenta_id, cuenta_id),
                inIds(
                  table.id,
                  cosas.map(({ id }) => id),
                ),
              ),
            );
          const there = new Set(standing.map(({ id }) => id));
          await give(
            clase,
            cosas.filter(({ id }) => there.has(id)),
            de,
            { deshace },
          );
        }
    },
  };
}
