import { and, asc, eq } from 'drizzle-orm';
import { entrevistas } from '../schema/index.ts';
import type { Scope } from './conn.ts';

export function entrevistasRepo({ conn, alcance }: Scope) {
  return {
    async list(proceso_id: number) {
      return conn.orm
        .select({
          titulo: entrevistas.titulo,
          fecha_inicio: entrevistas.fecha_inicio,
          fecha_fin: entrevistas.fecha_fin,
        })
        .from(entrevistas)
        .where(and(eq(entrevistas.cuenta_id, alcance.cuenta_id), eq(entrevistas.proceso_id, proceso_id)))
        .orderBy(asc(entrevistas.fecha_inicio));
    },
  };
}
