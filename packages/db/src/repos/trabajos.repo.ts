import { and, eq, inArray, sql } from 'drizzle-orm';
import { trabajos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

type NuevoTrabajo = { tipo: string; clave: string; carga: unknown };

/** The jobs that read some cvs. */
export const readingJobsOf = ({ alcance }: Scope, cv_ids: readonly number[]) =>
  and(
    eq(trabajos.cuenta_id, alcance.cuenta_id),
    inArray(trabajos.tipo, ['leer_cv', 'reconocer_cv']),
    inArray(trabajos.clave, cv_ids.map(String)),
  );

/** Puts long work in line, in the same transaction as the row that needs it. */
export function trabajosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  return {
    /** One job per tipo and clave: asking again for a finished or failed one starts it anew. */
    async enqueue(nuevos: NuevoTrabajo[]): Promise<void> {
      txOf(scope);
      if (nuevos.length === 0) return;
      const fresh = {
        estado: 'pendiente' as const,
        intentos: 0,
        tomado_por: null,
        arrendado_hasta: null,
        ultimo_error: null,
      };
      await conn.orm
        .insert(trabajos)
        .values(
          nuevos.map((n) => ({
            ...n,
            ...fresh,
            cuenta_id: alcance.cuenta_id,
            disponible_en: conn.ahora,
            creado_en: conn.ahora,
          })),
        )
        .onConflictDoUpdate({
          target: [trabajos.tipo, trabajos.clave],
          set: { ...fresh, disponible_en: conn.ahora, carga: sql`excluded.carga` },
          setWhere: and(eq(trabajos.cuenta_id, alcance.cuenta_id), inArray(trabajos.estado, ['terminado', 'fallido'])),
        });
    },
  };
}
