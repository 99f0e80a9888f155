import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Conn, Tx } from '../database.ts';
import { acciones, archivos, cvs, tareas } from '../schema/index.ts';

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

/** Forgets what can no longer be taken back, and the values it held: deleted tasks are only kept for that. */
export async function forgetActions({ orm }: Tx, before: string): Promise<void> {
  await orm.delete(acciones).where(lt(acciones.creada_en, before));
  await orm.delete(tareas).where(lt(tareas.eliminada_en, before));
}

/** Cvs whose file has one of these keys, of every cuenta. */
export async function cvsWithFiles({ orm }: Conn, claves: readonly string[]) {
  return orm
    .select({ id: cvs.id, cuenta_id: cvs.cuenta_id, clave: archivos.clave })
    .from(cvs)
    .innerJoin(archivos, eq(archivos.id, cvs.archivo_id))
    .where(inArray(archivos.clave, [...claves]));
}
