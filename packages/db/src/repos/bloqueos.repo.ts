import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs, entrevistas, procesos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { keepLists } from './listas.ts';
import { candidatoNombre } from './nombres.ts';
import { checkOwn } from './own.ts';
import { readAnew, unreadOf } from './sinLeer.ts';

/** People in the list: more are being decided about in no cuenta. */
const SHOWN = 500;

/** Blocked cvs are where the papelera's are, and the papelera does not know them: nothing reads, moves or takes them. */
export function bloqueosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const eventos = eventosRepo(scope);
  const lists = keepLists(scope);
  const mine = eq(cvs.cuenta_id, cuenta_id);
  const blocked = and(mine, isNotNull(cvs.bloqueado_en));
  const row = { id: cvs.id, proceso_id: cvs.proceso_id, etapa: cvs.etapa, eliminado_en: cvs.eliminado_en };

  return {
    /** Whether one of these cvs is blocked, or what one of these interviews is about. */
    async some(ids: readonly number[], entrevista_ids: readonly number[] = []): Promise<boolean> {
      const about = orm
        .select({ cv_id: entrevistas.cv_id })
        .from(entrevistas)
        .where(and(eq(entrevistas.cuenta_id, cuenta_id), inIds(entrevistas.id, entrevista_ids)));
      const [found] = await orm
        .select({ id: cvs.id })
        .from(cvs)
        .where(and(blocked, or(inIds(cvs.id, ids), inArray(cvs.id, about))))
        .limit(1);
      return found !== undefined;
    },

    /** Newest block first, with what whoever decides about it must know; older ones are found by their request. */
    async list() {
      return orm
        .select({
          id: cvs.id,
          proceso_id: cvs.proceso_id,
          proceso_nombre: procesos.nombre,
          nombre: candidatoNombre,
          bloqueado_en: sql`${cvs.bloqueado_en}`.mapWith(cvs.creado_en),
        })
        .from(cvs)
        .innerJoin(procesos, and(eq(procesos.id, cvs.proceso_id), eq(procesos.cuenta_id, cuenta_id)))
        .where(blocked)
        .orderBy(desc(cvs.bloqueado_en), desc(cvs.id))
        .limit(SHOWN);
    },

    /** Out of every list, count and selection. Those that are blocked already stay so. */
    async block(ids: readonly number[]): Promise<number[]> {
      txOf(scope);
      await checkOwn(scope, 'cv', ids);
      const rows = await orm
        .select(row)
        .from(cvs)
        .where(and(mine, isNull(cvs.bloqueado_en), inIds(cvs.id, ids)));
      const free = inIds(
        cvs.id,
        rows.map(({ id }) => id),
      );
      await lists.leave(rows.filter(({ eliminado_en }) => eliminado_en === null));
      await orm
        .update(cvs)
        .set({ bloqueado_en: conn.ahora, eliminado_en: sql`coalesce(${cvs.eliminado_en}, ${Date.parse(conn.ahora)})` })
        .where(and(mine, free));
      await eventos.append(
        rows.map(({ id, proceso_id, etapa, eliminado_en }) => ({
          tipo: 'cv_bloqueado' as const,
          proceso_id,
          cv_id: id,
          // Out of its stage: the figures count it no longer.
          ...(eliminado_en === null && { datos: { desde: etapa } }),
        })),
      );
      return rows.map(({ id }) => id);
    },

    /** How many of these would go back to a list: the others go to the papelera, or are not blocked. */
    async listed(ids: readonly number[]): Promise<number> {
      return orm.$count(cvs, and(blocked, eq(cvs.bloqueado_en, cvs.eliminado_en), inIds(cvs.id, ids)));
    },

    /**
     * Back to where each was: a list, or the papelera. Their turn to be read came while nobody read them: those to be put
     * in line by the caller are `sin_leer`.
     */
    async unblock(cupo: Cupo<'cvs'>, ids: readonly number[]): Promise<{ sin_leer: number[] }> {
      txOf(scope);
      cupo.use();
      const rows = await orm
        .select({ ...row, bloqueado_en: cvs.bloqueado_en, lectura: cvs.lectura })
        .from(cvs)
        .where(and(blocked, inIds(cvs.id, ids)));
      const listed = rows.filter(({ bloqueado_en, eliminado_en }) => bloqueado_en === eliminado_en);
      if (listed.length > cupo.cantidad) throw new Error('More cvs than the cupo allows');
      const idsOf = (some: readonly { id: number }[]) =>
        inIds(
          cvs.id,
          some.map(({ id }) => id),
        );
      await orm
        .update(cvs)
        .set({ bloqueado_en: null })
        .where(and(blocked, idsOf(rows)));
      await orm
        .update(cvs)
        .set({ eliminado_en: null })
        .where(and(mine, idsOf(listed)));
      await lists.enter(listed);
      await eventos.append(
        rows.map(({ id, proceso_id, etapa, bloqueado_en, eliminado_en }) => ({
          tipo: 'cv_desbloqueado' as const,
          proceso_id,
          cv_id: id,
          ...(bloqueado_en === eliminado_en && { datos: { a: etapa } }),
        })),
      );
      const sin_leer = unreadOf(listed);
      await readAnew(scope, sin_leer);
      return { sin_leer };
    },
  };
}
