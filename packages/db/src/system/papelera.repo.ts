import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Conn, Tx } from '../database.ts';
import { accion_filas, acciones, archivos, cvs, tareas } from '../schema/index.ts';

/** Cvs whose time in the papelera was over before an instant (ISO 8601), of every cuenta, the oldest first. */
export async function expiredCvs({ orm }: Conn, before: string, limit: number) {
  return orm
    .select({ id: cvs.id, cuenta_id: cvs.cuenta_id })
    .from(cvs)
    .where(
      and(
        isNotNull(cvs.eliminado_en),
        isNull(cvs.fusionado_en),
        isNull(cvs.bloqueado_en),
        lt(cvs.eliminado_en, before),
      ),
    )
    .orderBy(asc(cvs.eliminado_en))
    .limit(limit);
}

/**
 * Forgets what can no longer be taken back, and the values it held: so many cvs of it at once, as one action may be of
 * thousands. Deleted tasks are only kept for that. Returns whether all is forgotten.
 */
export async function forgetActions({ orm }: Tx, before: string, limit: number): Promise<boolean> {
  const over = lt(acciones.creada_en, before);
  const { changes } = orm.run(sql`delete from ${accion_filas} where rowid in (
    select f.rowid from ${acciones} cross join ${accion_filas} f on f.accion_id = ${acciones.id} where ${over} limit ${limit})`);
  if (changes === limit) return false;
  await orm.delete(acciones).where(over);
  await orm.delete(tareas).where(lt(tareas.eliminada_en, before));
  return true;
}

/** Cvs whose file has one of these keys, of every cuenta. */
export async function cvsWithFiles({ orm }: Conn, claves: readonly string[]) {
  return orm
    .select({ id: cvs.id, cuenta_id: cvs.cuenta_id, clave: archivos.clave })
    .from(cvs)
    .innerJoin(archivos, eq(archivos.id, cvs.archivo_id))
    .where(inArray(archivos.clave, [...claves]));
}
