import { and, eq, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { etapas, seleccion } from '../schema/index.ts';
import type { Scope } from './conn.ts';

type Standing = { id: number; proceso_id: number; etapa: string };

type Share = { ids: number[]; deltas: Record<string, number> };

/** The cvs of each proceso, and what its stages count more (1) or fewer (-1) for them. */
function byProceso(cvs: readonly Standing[], each: 1 | -1): Map<number, Share> {
  const shares = new Map<number, Share>();
  for (const { id, proceso_id, etapa } of cvs) {
    const share = shares.get(proceso_id) ?? { ids: [], deltas: {} };
    share.ids.push(id);
    share.deltas[etapa] = (share.deltas[etapa] ?? 0) + each;
    shares.set(proceso_id, share);
  }
  return shares;
}

/**
 * What the lists of a proceso keep of their cvs beside the rows: how many stand in each stage, and who is preselected.
 * All of it is part of the transaction that changes the rows.
 */
export function keepLists({ conn, alcance }: Scope) {
  const { orm } = conn;
  const { cuenta_id } = alcance;

  /** Changes the maintained counts of a proceso's stages by so many. */
  async function shift(proceso_id: number, deltas: Readonly<Record<string, number>>): Promise<void> {
    for (const [clave, delta] of Object.entries(deltas))
      await orm
        .update(etapas)
        .set({ total: sql`${etapas.total} + ${delta}` })
        .where(and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.proceso_id, proceso_id), eq(etapas.clave, clave)));
  }

  /** Takes cvs out of the selection; those that were in it. */
  async function deselect(proceso_id: number, ids: readonly number[]): Promise<Set<number>> {
    const rows = await orm
      .delete(seleccion)
      .where(and(eq(seleccion.cuenta_id, cuenta_id), eq(seleccion.proceso_id, proceso_id), inIds(seleccion.cv_id, ids)))
      .returning({ id: seleccion.cv_id });
    return new Set(rows.map(({ id }) => id));
  }

  return {
    shift,
    deselect,

    /** Cvs are counted (again) in the stages where they stand. */
    async enter(cvs: readonly Standing[]): Promise<void> {
      for (const [proceso_id, { deltas }] of byProceso(cvs, 1)) await shift(proceso_id, deltas);
    },

    /** Cvs are counted and selected no more; those that were selected. */
    async leave(cvs: readonly Standing[]): Promise<Set<number>> {
      const selected: number[] = [];
      for (const [proceso_id, { ids, deltas }] of byProceso(cvs, -1)) {
        await shift(proceso_id, deltas);
        selected.push(...(await deselect(proceso_id, ids)));
      }
      return new Set(selected);
    },
  };
}
