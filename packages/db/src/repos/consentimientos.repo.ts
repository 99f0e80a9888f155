import type { ClaveLegal, Remitente } from '@recluta/domain';
import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds } from '../columns.ts';
import { consentimientos, cvs, textos_vistos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { familyOf } from './familia.ts';
import { checkOwn } from './own.ts';

export type TextoVisto = { clave: ClaveLegal; version: string; huella: string; texto: string };
type Constancia = {
  remitente: Remitente | null;
  aviso_id: number;
  /** The text of the consent to be kept for other vacancies, and until when; null: not given. */
  cartera: { texto_id: number; hasta: string } | null;
  direccion: string | null;
};

/** Rows in one INSERT, far below SQLite's limit of parameters. */
const BATCH = 500;

/** What people were told and agreed to when their cv was sent. */
export function consentimientosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const own = eq(consentimientos.cuenta_id, cuenta_id);
  return {
    /** Keeps the words that somebody saw, once; its id. */
    async see({ clave, version, huella, texto }: TextoVisto): Promise<number> {
      txOf(scope);
      const same = and(
        eq(textos_vistos.cuenta_id, cuenta_id),
        eq(textos_vistos.clave, clave),
        eq(textos_vistos.huella, huella),
      );
      const [known] = await orm.select({ id: textos_vistos.id }).from(textos_vistos).where(same);
      if (known) return known.id;
      const [row] = await orm
        .insert(textos_vistos)
        .values({ cuenta_id, clave, version, huella, texto, visto_en: conn.ahora })
        .returning({ id: textos_vistos.id });
      return row?.id ?? 0;
    },

    /** Writes down what stood when cvs were sent. One sent again keeps what it had, and gains a consent that it lacked, or that was over. */
    async record(cv_ids: readonly number[], { cartera, ...rest }: Constancia): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'cv', cv_ids);
      const given = cartera && {
        cartera_id: cartera.texto_id,
        cartera_en: conn.ahora,
        cartera_hasta: cartera.hasta,
        retirado_en: null,
      };
      for (let i = 0; i < cv_ids.length; i += BATCH)
        await orm
          .insert(consentimientos)
          .values(
            cv_ids.slice(i, i + BATCH).map((cv_id) => ({ cv_id, cuenta_id, creado_en: conn.ahora, ...rest, ...given })),
          )
          .onConflictDoNothing();
      if (given)
        await orm
          .update(consentimientos)
          .set(given)
          .where(
            and(
              own,
              inIds(consentimientos.cv_id, cv_ids),
              or(
                isNull(consentimientos.cartera_id),
                isNotNull(consentimientos.retirado_en),
                lte(consentimientos.cartera_hasta, conn.ahora),
              ),
            ),
          );
    },

    /**
     * What stood when a cv was sent, with the versions that were shown; null when nothing was. One that was merged into it
     * brings its consent with it: of several the one that stands.
     */
    async of(cv_id: number) {
      const aviso = alias(textos_vistos, 'aviso');
      const cartera = alias(textos_vistos, 'cartera');
      const [row] = await orm
        .select({
          remitente: consentimientos.remitente,
          aviso_version: aviso.version,
          cartera_version: cartera.version,
          cartera_texto: cartera.texto,
          cartera_en: consentimientos.cartera_en,
          cartera_hasta: consentimientos.cartera_hasta,
          retirado_en: consentimientos.retirado_en,
          creado_en: consentimientos.creado_en,
        })
        .from(consentimientos)
        .innerJoin(aviso, eq(aviso.id, consentimientos.aviso_id))
        .leftJoin(cartera, eq(cartera.id, consentimientos.cartera_id))
        .where(and(own, inIds(consentimientos.cv_id, await familyOf(scope, [cv_id]))))
        .orderBy(
          sql`${consentimientos.retirado_en} is null and ${consentimientos.cartera_hasta} > ${Date.parse(conn.ahora)} desc`,
          sql`${consentimientos.cartera_id} is null`,
          sql`${consentimientos.cv_id} <> ${cv_id}`,
        )
        .limit(1);
      return row ?? null;
    },

    /**
     * As easily as it was given (art. 12): of all that was merged into the cv, and of the copies of those in other procesos,
     * which have it from them. Returns of which cvs; none when there was none to withdraw.
     */
    async withdraw(cv_id: number): Promise<{ cv_id: number; proceso_id: number }[]> {
      txOf(scope);
      const sent = orm
        .select({ archivo_id: cvs.archivo_id })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), inIds(cvs.id, await familyOf(scope, [cv_id]))));
      const theirs = await orm
        .select({ cv_id: cvs.id, proceso_id: cvs.proceso_id })
        .from(cvs)
        .where(and(eq(cvs.cuenta_id, cuenta_id), inArray(cvs.archivo_id, sent)));
      const rows = await orm
        .update(consentimientos)
        .set({ retirado_en: conn.ahora })
        .where(
          and(
            own,
            inIds(
              consentimientos.cv_id,
              theirs.map((one) => one.cv_id),
            ),
            isNotNull(consentimientos.cartera_id),
            isNull(consentimientos.retirado_en),
          ),
        )
        .returning({ cv_id: consentimientos.cv_id });
      const withdrawn = new Set(rows.map((row) => row.cv_id));
      return theirs.filter((one) => withdrawn.has(one.cv_id));
    },
  };
}
