import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { consentimientos, cv_etiquetas, cvs, etapas, identidades, lecturas } from '../schema/index.ts';
import { accionesRepo } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { keepLists } from './listas.ts';
import { checkOwn } from './own.ts';

/** Cvs in one INSERT: some forty values each. */
const BATCH = 200;

type Pair = { de: number; a: number };
type Cv = typeof cvs.$inferSelect;

/** A cv once more, in another proceso: the same person and the same file, what was read and typed included. */
export function copiasRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = and(eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en));
  const eventos = eventosRepo(scope);
  const { shift } = keepLists(scope);
  const acciones = accionesRepo(scope);

  /** What hangs on the old cvs, row by row, on the new ones too. */
  async function follow(proceso_id: number, pairs: readonly Pair[], without: ReadonlySet<number>): Promise<void> {
    const to = new Map(pairs.map(({ de, a }) => [de, a]));
    const ids = [...to.keys()];
    const read = await orm
      .select()
      .from(lecturas)
      .where(and(eq(lecturas.cuenta_id, cuenta_id), inIds(lecturas.cv_id, ids)));
    const worn = await orm
      .select()
      .from(cv_etiquetas)
      .where(and(eq(cv_etiquetas.cuenta_id, cuenta_id), inIds(cv_etiquetas.cv_id, ids)));
    const agreed = await orm
      .select()
      .from(consentimientos)
      .where(and(eq(consentimientos.cuenta_id, cuenta_id), inIds(consentimientos.cv_id, ids)));
    const on = <R extends { cv_id: number }>(row: R): R => ({ ...row, cv_id: to.get(row.cv_id) ?? 0 });
    // JSON's null: nothing was read.
    const rows = read.map((row) => ({ ...on(row), campos: row.campos ?? sql`'null'` }));
    if (rows.length > 0) await orm.insert(lecturas).values(rows);
    if (agreed.length > 0) await orm.insert(consentimientos).values(agreed.map(on));
    if (worn.length > 0) await orm.insert(cv_etiquetas).values(worn.map((row) => ({ ...on(row), proceso_id })));
    // Without a RUT nothing else says that the two are one person.
    const loose = pairs.filter(({ de }) => without.has(de));
    if (loose.length > 0)
      await orm.insert(identidades).values(
        loose.map(({ de, a }) => ({
          cuenta_id,
          cv_a: de,
          cv_b: a,
          decision: 'misma' as const,
          creada_en: conn.ahora,
        })),
      );
  }

  return {
    /** Live cvs of a proceso, oldest first, with the stage in which their person, or the same file, stands in another. */
    async peers(proceso_id: number, ids: readonly number[], destino: number) {
      const rows = await orm
        .select({ id: cvs.id, candidato_id: cvs.candidato_id, sha256: cvs.sha256 })
        .from(cvs)
        .where(and(mine, eq(cvs.proceso_id, proceso_id), inIds(cvs.id, ids)))
        .orderBy(asc(cvs.id));
      // One index each: an OR over two would read the whole proceso.
      const there = (what: SQL) =>
        orm
          .select({ candidato_id: cvs.candidato_id, sha256: cvs.sha256, etapa: etapas.nombre })
          .from(cvs)
          .innerJoin(etapas, and(eq(etapas.proceso_id, cvs.proceso_id), eq(etapas.clave, cvs.etapa)))
          .where(and(mine, eq(cvs.proceso_id, destino), what));
      const same = await there(
        inIds(
          cvs.candidato_id,
          rows.map(({ candidato_id }) => candidato_id),
        ),
      );
      const bytes = JSON.stringify(rows.map(({ sha256 }) => sha256));
      const twins = await there(sql`${cvs.sha256} in (select value from json_each(${bytes}))`);
      const people = new Map(same.map(({ candidato_id, etapa }) => [candidato_id, etapa]));
      const files = new Map(twins.map(({ sha256, etapa }) => [sha256, etapa]));
      return rows.map((row) => ({ ...row, etapa: people.get(row.candidato_id) ?? files.get(row.sha256) ?? null }));
    },

    /**
     * Live cvs of a proceso once more in the first stage (`etapa`) of another: the same candidato and archivo, with its
     * data, etiquetas and what its sender agreed to. What was not read yet is `sin_leer`, to be put in line by the caller.
     */
    async copy(
      cupo: Cupo<'cvs'>,
      proceso_id: number,
      ids: readonly number[],
      destino: number,
      etapa: string,
      clave: string | null = null,
    ) {
      txOf(scope);
      cupo.use();
      if (ids.length > cupo.cantidad) throw new Error('More cvs than the cupo allows');
      await checkOwn(scope, 'proceso', [proceso_id, destino]);
      const pairs: Pair[] = [];
      const sin_leer: number[] = [];
      for (let i = 0; i < ids.length; i += BATCH) {
        const rows = await orm
          .select()
          .from(cvs)
          .where(and(mine, eq(cvs.proceso_id, proceso_id), inIds(cvs.id, ids.slice(i, i + BATCH))))
          .orderBy(asc(cvs.id));
        const typed = await termsTyped(rows);
        const made = await orm
          .insert(cvs)
          .values(
            rows.map((row) => ({ ...fresh(row, destino, etapa), ...(typed.has(row.id) ? {} : { criterios: [] }) })),
          )
          .returning({ id: cvs.id, lectura: cvs.lectura });
        const batch = rows.flatMap(({ id: de }, j) => (made[j] ? [{ de, a: made[j].id }] : []));
        pairs.push(...batch);
        sin_leer.push(...made.flatMap(({ id, lectura }) => (lectura === 'pendiente' ? [id] : [])));
        const loose = new Set(rows.flatMap(({ id, rut_clave }) => (rut_clave === null ? [id] : [])));
        await follow(destino, batch, loose);
      }
      if (pairs.length === 0) return { pares: [], sin_leer };
      await shift(destino, { [etapa]: pairs.length });
      const filas = pairs.map(({ a: cv_id }) => ({ cv_id, antes: {}, despues: { movido_en: conn.ahora } }));
      const own = await acciones.record('cv_copiado', destino, { clave }, filas);
      await eventos.append(
        pairs.map(({ de, a }) => ({
          tipo: 'cv_registrado' as const,
          proceso_id: destino,
          cv_id: a,
          datos: { origen: 'interno', a: etapa, otro_proceso_id: proceso_id, otro_cv_id: de, ...own },
        })),
      );
      await eventos.append(
        pairs.map(({ de, a }) => ({
          tipo: 'cv_copiado' as const,
          proceso_id,
          cv_id: de,
          datos: { otro_proceso_id: destino, otro_cv_id: a, ...own },
        })),
      );
      return { pares: pairs, sin_leer };
    },
  };

  /** Of these, those whose criterios a person typed: the others are looked for anew, as each proceso has its own. */
  async function termsTyped(rows: readonly Cv[]): Promise<Set<number>> {
    const ids = rows.map(({ id }) => id);
    const typed = await orm
      .select({ cv_id: lecturas.cv_id })
      .from(lecturas)
      .where(
        and(
          eq(lecturas.cuenta_id, cuenta_id),
          inIds(lecturas.cv_id, ids),
          sql`exists (select 1 from json_each(${lecturas.editados}) where value = 'criterios')`,
        ),
      );
    return new Set(typed.map(({ cv_id }) => cv_id));
  }

  function fresh({ id: _, ...row }: Cv, proceso_id: number, etapa: string): typeof cvs.$inferInsert {
    const done = row.lectura === 'leido' || row.lectura === 'fallido';
    return {
      ...row,
      proceso_id,
      etapa,
      alcanzada: '',
      origen: 'interno',
      ...(done ? {} : { lectura: 'pendiente', lectura_motivo: null }),
      mismo_archivo_que: null,
      motivo_id: null,
      responsable_id: null,
      creado_en: conn.ahora,
      movido_en: conn.ahora,
    };
  }
}
