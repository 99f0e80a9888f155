import { searchWords } from '@recluta/domain';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs, etapas, procesos } from '../schema/index.ts';
import type { Scope } from './conn.ts';

/** Finds people across the procesos of a cuenta. */
export function busquedaRepo({ conn, alcance }: Scope) {
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const alive = and(eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en));
  return {
    /** Cvs whose name, RUT, e-mail or phone holds every word: how many, and the newest `limit` of them. */
    async candidatos(query: string, limit: number) {
      const words = searchWords(query);
      if (words.length === 0) return { total: 0, filas: [] };
      const holds = words.map((word) => sql`instr(${cvs.busqueda}, ${word}) > 0`);
      // First the ids from the index alone, then the rows: a scan of the rows themselves would read every cv.
      const found = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(alive, ...holds));
      const ids = found
        .map(({ id }) => id)
        .sort((a, b) => b - a)
        .slice(0, limit);
      const filas = await orm
        .select({
          cv_id: cvs.id,
          proceso_id: cvs.proceso_id,
          proceso_nombre: procesos.nombre,
          nombre: cvs.nombre,
          rut: cvs.rut,
          email: cvs.email,
          etapa: cvs.etapa,
          etapa_nombre: etapas.nombre,
        })
        .from(cvs)
        .innerJoin(procesos, eq(procesos.id, cvs.proceso_id))
        .innerJoin(etapas, and(eq(etapas.proceso_id, cvs.proceso_id), eq(etapas.clave, cvs.etapa)))
        .where(and(alive, inIds(cvs.id, ids)))
        .orderBy(desc(cvs.id));
      return { total: found.length, filas };
    },
  };
}
