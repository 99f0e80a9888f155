import type { EstadoAntivirus } from '@recluta/domain';
import { and, eq, sql } from 'drizzle-orm';
import { unscanned } from '../schema/conditions.ts';
import { adjuntos, archivos, cvs } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { eventosRepo } from './eventos.repo.ts';
import { trabajosRepo } from './trabajos.repo.ts';

export type NuevoArchivo = Pick<
  typeof archivos.$inferInsert,
  'clave' | 'nombre' | 'tipo' | 'bytes' | 'sha256' | 'antivirus'
>;

/** Files that are stored, and what the antivirus says of them. */
export function archivosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const waiting = and(eq(archivos.cuenta_id, cuenta_id), unscanned);

  /** One job a cuenta goes through all that wait, however many came while the antivirus was down. */
  const reviewLater = () =>
    trabajosRepo(scope).enqueue([{ tipo: 'revisar_archivos', clave: String(cuenta_id), carga: {} }]);

  return {
    /** Rows of files that are stored already, in the order given; what the antivirus did not answer for is put in line. */
    async add(nuevos: readonly NuevoArchivo[]): Promise<{ id: number }[]> {
      txOf(scope);
      const rows = await orm
        .insert(archivos)
        .values(nuevos.map((nuevo) => ({ ...nuevo, cuenta_id, creado_en: conn.ahora })))
        .returning({ id: archivos.id });
      if (nuevos.some(({ antivirus }) => antivirus === 'pendiente')) await reviewLater();
      return rows;
    },

    /** Some that wait, in any order: one the antivirus can never judge is not to stand before the others. */
    async waiting(limit: number): Promise<{ id: number; clave: string }[]> {
      return orm
        .select({ id: archivos.id, clave: archivos.clave })
        .from(archivos)
        .where(waiting)
        .orderBy(sql`random()`)
        .limit(limit);
    },

    /** What the antivirus said of files that waited, told to every cv they belong to; the rest stays in line. */
    async judge(verdicts: readonly { id: number; antivirus: EstadoAntivirus }[]): Promise<void> {
      txOf(scope);
      for (const { id, antivirus } of verdicts) {
        const [row] = await orm
          .update(archivos)
          .set({ antivirus })
          .where(and(waiting, eq(archivos.id, id)))
          .returning({ id: archivos.id });
        if (!row) continue;
        const own = await orm
          .select({ cv_id: cvs.id, proceso_id: cvs.proceso_id })
          .from(cvs)
          .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.archivo_id, id)));
        const attached = await orm
          .select({ cv_id: cvs.id, proceso_id: cvs.proceso_id })
          .from(adjuntos)
          .innerJoin(cvs, and(eq(cvs.id, adjuntos.cv_id), eq(cvs.cuenta_id, cuenta_id)))
          .where(and(eq(adjuntos.cuenta_id, cuenta_id), eq(adjuntos.archivo_id, id)));
        await eventosRepo(scope).append(
          [...own, ...attached].map((where) => ({ tipo: 'cv_antivirus' as const, ...where, datos: { antivirus } })),
        );
      }
      if ((await this.waiting(1)).length > 0) await reviewLater();
    },
  };
}
