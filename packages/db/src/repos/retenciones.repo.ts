import { and, desc, eq, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { retenciones } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { familyOf } from './familia.ts';
import { checkOwn } from './own.ts';

/** Cvs that are kept beyond their time, because a claim needs them; one that was merged into another brings that with it. */
export function retencionesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const ofFamily = async (cv_id: number) =>
    and(eq(retenciones.cuenta_id, alcance.cuenta_id), inIds(retenciones.cv_id, await familyOf(scope, [cv_id])));
  return {
    async of(cv_id: number) {
      const [row] = await orm
        .select({ motivo: retenciones.motivo, creada_en: retenciones.creada_en })
        .from(retenciones)
        .where(await ofFamily(cv_id))
        .orderBy(sql`${retenciones.cv_id} <> ${cv_id}`, desc(retenciones.creada_en))
        .limit(1);
      return row ?? null;
    },

    async keep(cv_id: number, motivo: string): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', [cv_id]);
      await orm
        .insert(retenciones)
        .values({ cv_id, cuenta_id: alcance.cuenta_id, motivo, creada_en: conn.ahora })
        .onConflictDoUpdate({ target: retenciones.cv_id, set: { motivo } });
    },

    async release(cv_id: number): Promise<void> {
      txOf(scope);
      await orm.delete(retenciones).where(await ofFamily(cv_id));
    },
  };
}
