import { and, count, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { completed } from '../schema/conditions.ts';
import { cvs, estadias, etapas, motivos } from '../schema/index.ts';
import type { Scope } from './conn.ts';

/** From an instant on and before another; null is no end. */
type Span = { desde: string | null; hasta: string | null };

export function reportesRepo({ conn, alcance }: Scope) {
  const { orm } = conn;
  const { cuenta_id } = alcance;
  return {
    /** Cvs received in a span, by the furthest stage they came to. */
    async funnel(proceso_ids: readonly number[], { desde, hasta }: Span) {
      return orm
        .select({ proceso_id: cvs.proceso_id, clave: cvs.alcanzada, total: count() })
        .from(cvs)
        .where(
          and(
            eq(cvs.cuenta_id, cuenta_id),
            isNull(cvs.eliminado_en),
            inIds(cvs.proceso_id, proceso_ids),
            desde === null ? undefined : gte(cvs.creado_en, desde),
            hasta === null ? undefined : lt(cvs.creado_en, hasta),
          ),
        )
        .groupBy(cvs.proceso_id, cvs.alcanzada);
    },

    /** How long each stay lasted, in ms, of those that ended in a span: by proceso and stage. */
    async stays(proceso_ids: readonly number[], { desde, hasta }: Span) {
      const rows = await orm
        .select({
          proceso_id: estadias.proceso_id,
          clave: estadias.etapa,
          // One text of all of them: tens of thousands of rows would cost ten times the query.
          spans: sql<string>`json_group_array(${estadias.salida} - ${estadias.entrada})`,
        })
        .from(estadias)
        .where(
          and(
            eq(estadias.cuenta_id, cuenta_id),
            completed,
            inIds(estadias.proceso_id, proceso_ids),
            desde === null ? undefined : gte(estadias.salida, desde),
            hasta === null ? undefined : lt(estadias.salida, hasta),
          ),
        )
        .groupBy(estadias.proceso_id, estadias.etapa);
      return rows.map(({ spans, ...row }) => ({ ...row, spans: JSON.parse(spans) as number[] }));
    },

    /** Cvs received in a span that stand discarded, by why: the most frequent first; null where nobody said. */
    async discards(proceso_ids: readonly number[], { desde, hasta }: Span) {
      const total = count();
      return orm
        .select({ motivo_id: motivos.id, nombre: motivos.nombre, tipo: motivos.tipo, total })
        .from(etapas)
        .innerJoin(
          cvs,
          and(
            eq(cvs.cuenta_id, cuenta_id),
            eq(cvs.proceso_id, etapas.proceso_id),
            eq(cvs.etapa, etapas.clave),
            isNull(cvs.eliminado_en),
            desde === null ? undefined : gte(cvs.creado_en, desde),
            hasta === null ? undefined : lt(cvs.creado_en, hasta),
          ),
        )
        .leftJoin(motivos, and(eq(motivos.id, cvs.motivo_id), eq(motivos.cuenta_id, cuenta_id)))
        .where(
          and(eq(etapas.cuenta_id, cuenta_id), eq(etapas.tipo, 'descartado'), inIds(etapas.proceso_id, proceso_ids)),
        )
        .groupBy(motivos.id)
        .orderBy(desc(total), motivos.id);
    },

    /** What each stage of some procesos is for, in their order. */
    async stages(proceso_ids: readonly number[]) {
      return orm
        .select({ proceso_id: etapas.proceso_id, clave: etapas.clave, nombre: etapas.nombre, tipo: etapas.tipo })
        .from(etapas)
        .where(and(eq(etapas.cuenta_id, cuenta_id), inIds(etapas.proceso_id, proceso_ids)));
    },
  };
}
