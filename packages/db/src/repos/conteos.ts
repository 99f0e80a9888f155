import { and, eq, sql } from 'drizzle-orm';
import { etapas } from '../schema/index.ts';
import type { Scope } from './conn.ts';

/** Changes the maintained counts of a proceso's stages by so many; part of the transaction that moves the cvs. */
export function countShift({ conn, alcance }: Scope) {
  return async (proceso_id: number, deltas: Record<string, number>): Promise<void> => {
    for (const [clave, delta] of Object.entries(deltas))
      await conn.orm
        .update(etapas)
        .set({ total: sql`${etapas.total} + ${delta}` })
        .where(
          and(eq(etapas.cuenta_id, alcance.cuenta_id), eq(etapas.proceso_id, proceso_id), eq(etapas.clave, clave)),
        );
  };
}
