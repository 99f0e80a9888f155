import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { insertRows, repeatRows } from '../insert.ts';
import { consentimientos, cv_etiquetas, cvs, etapas, identidades, lecturas } from '../schema/index.ts';
import { accionesRepo } from './acciones.repo.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { eventosRepo } from './eventos.repo.ts';
import { keepLists } from './listas.ts';
import { checkOwn } from './own.ts';
import { unreadOf } from './sinLeer.ts';

type Pair = { de: number; a: number };

/** A cv once more, in another proceso: the same person and the same file, what was read and typed included. */
export function copiasRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = and(eq(cvs.cuenta_id, cuenta_id), isNull(cvs.eliminado_en));
  const eventos = eventosRepo(scope);
  const { shift } = keepLists(scope);
  const acciones = accionesRepo(scope);

  /** What hangs on the old cvs on the new ones too. */
  function follow(proceso_id: number, pairs: readonly Pair[], without: ReadonlySet<number>): void {
    const old = sql`(select value ->> 'de' as de, value ->> 'a' as a from json_each(${JSON.stringify(pairs)})) p`;
    const a = sql`p.a`;
    // A cross join keeps this order: the pairs are gone through once.
    const of = (table: typeof lecturas | typeof consentimientos | typeof cv_etiquetas): SQL =>
      sql`from ${old} cross join ${table} on ${table.cv_id} = p.de and ${table.cuenta_id} = ${cuenta_id}`;
    repeatRows(orm, lecturas, { cv_id: a }, of(lecturas));
    repeatRows(orm, consentimientos, { cv_id: a }, of(consentimientos));
    repeatRows(orm, cv_etiquetas, { cv_id: a, proceso_id }, of(cv_etiquetas));
    // Without a RUT nothing else says that the two are one person.
    const loose = pairs.filter(({ de }) => without.has(de));
    const decided = { cuenta_id, decision: 'misma' as const, creada_en: conn.ahora };
    insertRows(
      orm,
      identidades,
      loose.map(({ de, a }) => ({ ...decided, cv_a: de, cv_b: a })),
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
      const chosen = and(mine, eq(cvs.proceso_id, proceso_id), inIds(cvs.id, ids));
      const rows = await orm
        .select({ id: cvs.id, rut_clave: cvs.rut_clave, lectura: cvs.lectura })
        .from(cvs)
        .where(chosen)
        .orderBy(asc(cvs.id));
      if (rows.length === 0) return { pares: [], sin_leer: [] };
      const last = repeatRows(orm, cvs, fresh(destino, etapa), sql`from ${cvs} where ${chosen} order by ${cvs.id}`);
      const pairs = rows.map(({ id: de }, i) => ({ de, a: last - rows.length + 1 + i }));
      const unread = new Set(unreadOf(rows));
      const sin_leer = pairs.flatMap(({ de, a }) => (unread.has(de) ? [a] : []));
      follow(destino, pairs, new Set(rows.flatMap(({ id, rut_clave }) => (rut_clave === null ? [id] : []))));
      await shift(destino, { [etapa]: pairs.length });
      const filas = pairs.map(({ de, a }) => ({
        cv_id: a,
        antes: { copia_de: de },
        despues: { movido_en: conn.ahora },
      }));
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

  /** What of the copy is other than of the original. */
  function fresh(proceso_id: number, etapa: string) {
    const done = sql`${cvs.lectura} in ('leido', 'fallido')`;
    // Those that a person typed: the others are looked for anew, as each proceso has its own.
    const typed = sql`exists (select 1 from ${lecturas}, json_each(${lecturas.editados}) e
      where ${lecturas.cv_id} = ${cvs.id} and e.value = 'criterios')`;
    return {
      proceso_id,
      etapa,
      alcanzada: '',
      origen: 'interno' as const,
      lectura: sql`case when ${done} then ${cvs.lectura} else 'pendiente' end`,
      lectura_motivo: sql`case when ${done} then ${cvs.lectura_motivo} end`,
      criterios: sql`case when ${typed} then ${cvs.criterios} else '[]' end`,
      mismo_archivo_que: null,
      motivo_id: null,
      responsable_id: null,
      creado_en: conn.ahora,
      movido_en: conn.ahora,
    };
  }
}
