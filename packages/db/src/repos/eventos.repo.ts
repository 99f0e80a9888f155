import { TIPOS_SIN_TRABAJO, type TipoEvento } from '@recluta/domain';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { insertRows } from '../insert.ts';
import { eventos, procesos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { followStays } from './estadias.ts';
import { countHours } from './horas.ts';
import { usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

type Datos = Record<string, string | number | boolean | null>;
/** What happened to a cv happened in its proceso. */
type Donde = { proceso_id: number; cv_id: number } | { proceso_id?: number | null; cv_id?: null };
type Nuevo = { tipo: TipoEvento; datos?: Datos } & Donde;

/** After every instant. */
const FOREVER = '9999';

/** Throws no_encontrado unless every proceso is of this cuenta, and every cv of the proceso it is named with. */
async function checkPlaces(scope: Scope, nuevos: readonly Nuevo[]): Promise<void> {
  const cvsOf = new Map<number, number[]>();
  for (const { proceso_id, cv_id } of nuevos) {
    if (typeof proceso_id !== 'number') continue;
    const cv_ids = cvsOf.get(proceso_id) ?? [];
    if (typeof cv_id === 'number') cv_ids.push(cv_id);
    cvsOf.set(proceso_id, cv_ids);
  }
  await checkOwn(scope, 'proceso', [...cvsOf.keys()]);
  for (const [proceso_id, cv_ids] of cvsOf) await checkOwn(scope, 'cv', cv_ids, { proceso_id });
}

export function eventosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const count = countHours(scope);
  const follow = followStays(scope);
  return {
    /** Writes down what happened, one row each, with what is kept of it for the figures, and announces them by tipo and proceso once committed, unless another one of the same transaction tells of them all (`quiet`). */
    async append(nuevos: Nuevo[], { quiet = false } = {}): Promise<void> {
      const tx = txOf(scope);
      await checkPlaces(scope, nuevos);
      const rows = nuevos.map(({ tipo, proceso_id = null, cv_id = null, datos }) => ({
        cuenta_id: alcance.cuenta_id,
        usuario_id: alcance.usuario_id,
        tipo,
        proceso_id,
        cv_id,
        datos: datos ?? null,
        creado_en: conn.ahora,
      }));
      const last = insertRows(orm, eventos, rows);
      await count(rows);
      await follow(rows);
      if (quiet) return;
      const groups = new Map<
        string,
        { tipo: string; proceso_id: number | null; cv_ids: number[]; evento_id: number }
      >();
      rows.forEach(({ tipo, proceso_id, cv_id }, i) => {
        const key = `${tipo}:${proceso_id}`;
        const group = groups.get(key) ?? { tipo, proceso_id, cv_ids: [], evento_id: 0 };
        if (cv_id !== null) group.cv_ids.push(cv_id);
        group.evento_id = last - rows.length + 1 + i;
        groups.set(key, group);
      });
      for (const group of groups.values())
        tx.announce({ ...group, cuenta_id: alcance.cuenta_id, usuario_id: alcance.usuario_id });
    },

    /** What happened in procesos, newest first, with the names of who did it (null: nobody signed in) and where. */
    async recent(tipos: readonly TipoEvento[], limit: number) {
      return orm
        .select({
          id: eventos.id,
          tipo: eventos.tipo,
          proceso_id: procesos.id,
          proceso_nombre: procesos.nombre,
          usuario_id: eventos.usuario_id,
          usuario_nombre: usuarioNombreOrNull,
          datos: eventos.datos,
          creado_en: eventos.creado_en,
        })
        .from(eventos)
        .innerJoin(procesos, and(eq(procesos.id, eventos.proceso_id), eq(procesos.cuenta_id, alcance.cuenta_id)))
        .leftJoin(usuarios, and(eq(usuarios.id, eventos.usuario_id), eq(usuarios.cuenta_id, alcance.cuenta_id)))
        .where(and(eq(eventos.cuenta_id, alcance.cuenta_id), inArray(eventos.tipo, [...tipos])))
        .orderBy(desc(eventos.id))
        .limit(limit);
    },

    /** Whether who acts did something to a cv since an instant. */
    async didSince(tipo: TipoEvento, cv_id: number, since: string): Promise<boolean> {
      const [row] = await orm
        .select({ id: eventos.id })
        .from(eventos)
        .where(
          and(
            eq(eventos.cuenta_id, alcance.cuenta_id),
            eq(eventos.cv_id, cv_id),
            eq(eventos.tipo, tipo),
            alcance.usuario_id === null ? isNull(eventos.usuario_id) : eq(eventos.usuario_id, alcance.usuario_id),
            gt(eventos.creado_en, since),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /** Of some cvs, those on which somebody did something that was not taken back. */
    async workedOn(cv_ids: readonly number[]): Promise<Set<number>> {
      const part = (what: 'accion' | 'deshace') => sql<number | null>`json_extract(${eventos.datos}, ${`$.${what}`})`;
      const rows = await orm
        .select({ cv_id: eventos.cv_id, accion: part('accion'), deshace: part('deshace') })
        .from(eventos)
        .where(
          and(
            eq(eventos.cuenta_id, alcance.cuenta_id),
            inIds(eventos.cv_id, cv_ids),
            notInArray(eventos.tipo, [...TIPOS_SIN_TRABAJO]),
          ),
        );
      const undone = new Set(rows.flatMap(({ cv_id, deshace }) => (deshace === null ? [] : [`${cv_id} ${deshace}`])));
      const standing = rows.filter(
        ({ cv_id, accion, deshace }) => deshace === null && !undone.has(`${cv_id} ${accion}`),
      );
      return new Set(standing.flatMap(({ cv_id }) => cv_id ?? []));
    },

    /** The last move of a cv: to which stage, and by whom (null: nobody signed in). */
    async lastMove(cv_id: number) {
      const [row] = await orm
        .select({
          datos: eventos.datos,
          usuario_nombre: usuarioNombreOrNull,
        })
        .from(eventos)
        .leftJoin(usuarios, and(eq(usuarios.id, eventos.usuario_id), eq(usuarios.cuenta_id, alcance.cuenta_id)))
        .where(and(eq(eventos.cuenta_id, alcance.cuenta_id), eq(eventos.cv_id, cv_id), eq(eventos.tipo, 'cv_movido')))
        .orderBy(desc(eventos.id))
        .limit(1);
      return row ? { etapa: String(row.datos?.a), usuario_nombre: row.usuario_nombre } : null;
    },

    /** What happened to some cvs, newest first, with the name of who did it; a page ends before the evento `before`. */
    async ofCv(cv_ids: readonly number[], tipos: readonly TipoEvento[], before: number | null, limit: number) {
      return orm
        .select({
          id: eventos.id,
          cv_id: eventos.cv_id,
          tipo: eventos.tipo,
          usuario_id: eventos.usuario_id,
          usuario_nombre: usuarioNombreOrNull,
          datos: eventos.datos,
          creado_en: eventos.creado_en,
        })
        .from(eventos)
        .leftJoin(usuarios, and(eq(usuarios.id, eventos.usuario_id), eq(usuarios.cuenta_id, alcance.cuenta_id)))
        .where(
          and(
            eq(eventos.cuenta_id, alcance.cuenta_id),
            inArray(eventos.cv_id, [...cv_ids]),
            before === null ? undefined : lt(eventos.id, before),
            inArray(eventos.tipo, [...tipos]),
          ),
        )
        .orderBy(desc(eventos.id))
        .limit(limit);
    },

    /** Whether this happened, in a proceso, to what has or had an id. */
    async happenedTo(tipo: TipoEvento, proceso_id: number, id: number): Promise<boolean> {
      const [row] = await orm
        .select({ id: eventos.id })
        .from(eventos)
        .where(
          and(
            eq(eventos.cuenta_id, alcance.cuenta_id),
            eq(eventos.proceso_id, proceso_id),
            eq(eventos.tipo, tipo),
            sql`json_extract(${eventos.datos}, '$.id') = ${id}`,
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /** What happened to an interview of a proceso, oldest first; also of one that is gone. */
    async ofEntrevista(proceso_id: number, entrevista_id: number) {
      return orm
        .select({ id: eventos.id, tipo: eventos.tipo, datos: eventos.datos, creado_en: eventos.creado_en })
        .from(eventos)
        .where(
          and(
            eq(eventos.cuenta_id, alcance.cuenta_id),
            eq(eventos.proceso_id, proceso_id),
            inArray(eventos.tipo, ['entrevista_creada', 'entrevista_editada', 'entrevista_eliminada']),
            sql`json_extract(${eventos.datos}, '$.id') = ${entrevista_id}`,
          ),
        )
        .orderBy(asc(eventos.id));
    },

    /** Why a temporary password that was made with an evento serves no more: another one was made, or its owner chose theirs. */
    async endOfTemporary(usuario_id: number, evento_id: number): Promise<'otra' | 'propia' | null> {
      const [row] = await orm
        .select({ tipo: eventos.tipo })
        .from(eventos)
        .where(
          and(
            eq(eventos.cuenta_id, alcance.cuenta_id),
            gt(eventos.id, evento_id),
            or(
              and(
                eq(eventos.tipo, 'contrasena_temporal'),
                sql`json_extract(${eventos.datos}, '$.usuario_id') = ${usuario_id}`,
              ),
              and(eq(eventos.tipo, 'contrasena_cambiada'), eq(eventos.usuario_id, usuario_id)),
            ),
          ),
        )
        .orderBy(asc(eventos.id))
        .limit(1);
      if (!row) return null;
      return row.tipo === 'contrasena_temporal' ? 'otra' : 'propia';
    },

    /** The newest evento written down, or that was until an instant; 0 when there is none. */
    async newest(until = FOREVER): Promise<number> {
      const [row] = await orm
        .select({ id: eventos.id })
        .from(eventos)
        .where(and(eq(eventos.cuenta_id, alcance.cuenta_id), lte(eventos.creado_en, until)))
        .orderBy(desc(eventos.id))
        .limit(1);
      return row?.id ?? 0;
    },

    /** What happened after an evento, oldest first: how a live screen catches up. */
    async since(evento_id: number, limit: number) {
      return orm
        .select()
        .from(eventos)
        .where(and(eq(eventos.cuenta_id, alcance.cuenta_id), gt(eventos.id, evento_id)))
        .orderBy(asc(eventos.id))
        .limit(limit);
    },
  };
}
