import { and, eq, inArray, sql } from 'drizzle-orm';
import { insertRows } from '../insert.ts';
import { trabajos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

type NuevoTrabajo = { tipo: string; clave: string; carga: unknown };

/** The jobs that read some cvs. */
export const readingJobsOf = ({ alcance }: Scope, cv_ids: readonly number[]) =>
  and(
    eq(trabajos.cuenta_id, alcance.cuenta_id),
    inArray(trabajos.tipo, ['leer_cv', 'reconocer_cv']),
    sql`${trabajos.clave} in (select value from json_each(${JSON.stringify(cv_ids.map(String))}))`,
  );

/** Puts long work in line, in the same transaction as the row that needs it. */
export function trabajosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  return {
    /** One job per tipo and clave: asking again for a finished or failed one starts it anew. */
    async enqueue(nuevos: NuevoTrabajo[]): Promise<void> {
      txOf(scope);
      const { cuenta_id } = alcance;
      const rows = nuevos.map((nuevo) => ({
        ...nuevo,
        cuenta_id,
        estado: 'pendiente' as const,
        intentos: 0,
        disponible_en: conn.ahora,
        creado_en: conn.ahora,
      }));
      insertRows(
        conn.orm,
        trabajos,
        rows,
        sql`on conflict (tipo, clave) do update set estado = excluded.estado, intentos = excluded.intentos,
          disponible_en = excluded.disponible_en, carga = excluded.carga, tomado_por = null, arrendado_hasta = null,
          ultimo_error = null
          where trabajos.cuenta_id = ${cuenta_id} and trabajos.estado in ('terminado', 'fallido')`,
      );
    },
  };
}
