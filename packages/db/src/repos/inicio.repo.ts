import { and, asc, count, eq, gte, lt, notLike, sql } from 'drizzle-orm';
import { needsLook } from '../schema/conditions.ts';
import { cvs, entrevistas, horas, procesos } from '../schema/index.ts';
import type { Scope } from './conn.ts';
import { aboutNobodyBlocked } from './entrevistas.repo.ts';
import { HOUR_MS, OF_PROCESO } from './horas.ts';

/** What the start page and Equipos tell, each from an index that holds just that. */
export function inicioRepo({ conn, alcance }: Scope) {
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const active = and(eq(procesos.cuenta_id, cuenta_id), eq(procesos.estado, 'activo'));
  const lastMove = sql<number>`coalesce(${procesos.movido_en}, ${procesos.creado_en})`.mapWith(procesos.creado_en);
  const since = (ms: number) => and(eq(horas.cuenta_id, cuenta_id), gte(horas.hora, Math.floor(ms / HOUR_MS)));
  return {
    /** Hour by hour since an instant, in ms: what was counted, whoever did it. */
    async hours(desde: number) {
      return orm
        .select({ hora: horas.hora, medida: horas.medida, total: sql<number>`sum(${horas.total})` })
        .from(horas)
        .where(and(since(desde), notLike(horas.medida, `${OF_PROCESO}%`)))
        .groupBy(horas.hora, horas.medida);
    },

    /** The same by usuario; 0 is nobody signed in. */
    async byUsuario(desde: number) {
      return orm
        .select({ usuario_id: horas.usuario_id, medida: horas.medida, total: sql<number>`sum(${horas.total})` })
        .from(horas)
        .where(since(desde))
        .groupBy(horas.usuario_id, horas.medida);
    },

    /** Active procesos with cvs that ask for a look: how many, how many could not be read, since when the first waits. */
    async toReview() {
      const unclear = orm
        .select({
          proceso_id: cvs.proceso_id,
          cantidad: count().as('cantidad'),
          fallidos: sql<number>`sum(${cvs.lectura} = 'fallido' and ${cvs.nombre} is null)`.as('fallidos'),
          desde: sql<string>`min(${cvs.creado_en})`.mapWith(cvs.creado_en).as('desde'),
        })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), needsLook))
        .groupBy(cvs.proceso_id)
        .as('sin_claridad');
      return orm
        .select({
          proceso_id: procesos.id,
          proceso_nombre: procesos.nombre,
          cantidad: unclear.cantidad,
          fallidos: unclear.fallidos,
          desde: unclear.desde,
        })
        .from(unclear)
        .innerJoin(procesos, eq(procesos.id, unclear.proceso_id))
        .where(active);
    },

    /** Active procesos whose fecha_cierre is before a day. */
    async pastClosing(hoy: string) {
      return orm
        .select({ proceso_id: procesos.id, proceso_nombre: procesos.nombre, fecha_cierre: procesos.fecha_cierre })
        .from(procesos)
        .where(and(active, lt(procesos.fecha_cierre, hoy)));
    },

    /** Active procesos, carteras apart, in which no cv has come in or moved since an instant. */
    async quiet(desde: string) {
      return orm
        .select({ proceso_id: procesos.id, proceso_nombre: procesos.nombre, desde: lastMove })
        .from(procesos)
        .where(and(active, eq(procesos.tipo, 'proceso'), lt(lastMove, Date.parse(desde))));
    },

    /** Interviews that begin from one instant on and before another, in order; of who is blocked none. */
    async interviews(desde: string, hasta: string) {
      return orm
        .select({
          proceso_id: procesos.id,
          proceso_nombre: procesos.nombre,
          fecha_inicio: entrevistas.fecha_inicio,
          fecha_fin: entrevistas.fecha_fin,
        })
        .from(entrevistas)
        .innerJoin(procesos, and(eq(procesos.id, entrevistas.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
        .where(
          and(
            eq(entrevistas.cuenta_id, cuenta_id),
            gte(entrevistas.fecha_inicio, desde),
            lt(entrevistas.fecha_inicio, hasta),
            aboutNobodyBlocked(cuenta_id),
          ),
        )
        .orderBy(asc(entrevistas.fecha_inicio));
    },
  };
}
