import { TIPOS_ETAPA } from '@recluta/domain';
import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds } from '../columns.ts';
import { insertRows } from '../insert.ts';
import { cvs, estadias, etapas, procesos } from '../schema/index.ts';
import type { Scope } from './conn.ts';
import { type Hecho, stepOf } from './horas.ts';

/** How far a stage lies on the way, by its tipo: stages of one tipo count alike. */
const rank = sql.raw(`case etapas.tipo ${TIPOS_ETAPA.map((tipo, i) => `when '${tipo}' then ${i}`).join(' ')} end`);

/** Clave of the furthest stage a cv stood in, of those its proceso has; descartado is none. */
const furthest = sql`coalesce((select ${estadias.etapa} from ${estadias}
  join ${etapas} on ${etapas.proceso_id} = ${estadias.proceso_id} and ${etapas.clave} = ${estadias.etapa}
  where ${estadias.cuenta_id} = ${cvs.cuenta_id} and ${estadias.cv_id} = ${cvs.id} and ${etapas.tipo} <> 'descartado'
  order by ${rank} desc, ${estadias.id} desc limit 1), '')`;

/** A move taken back by hand sooner than this was a slip: it leaves no stay. One that was undone never does. */
const SLIP_MS = 2 * 60_000;

/** Keeps from when to when each cv stands in a stage, and the furthest it came; part of the transaction that moves it. */
export function followStays({ conn, alcance }: Scope) {
  const { orm, ahora } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(estadias.cuenta_id, cuenta_id);
  const openOf = (ids: readonly number[]) => and(mine, inIds(estadias.cv_id, ids), isNull(estadias.salida));

  /** Cvs of a step back to where they came from a moment ago, with the stay they come back to. */
  async function slips(ids: readonly number[], a: string, undone: boolean) {
    const now = alias(estadias, 'ahora');
    const before = alias(estadias, 'antes');
    return orm
      .select({ cv_id: now.cv_id, open: now.id, before: before.id })
      .from(now)
      .innerJoin(
        before,
        and(
          eq(before.cuenta_id, now.cuenta_id),
          sql`${before.id} = (select max(id) from estadias where cuenta_id = ${now.cuenta_id} and cv_id = ${now.cv_id} and id < ${now.id})`,
        ),
      )
      .where(
        and(
          eq(now.cuenta_id, cuenta_id),
          inIds(now.cv_id, ids),
          isNull(now.salida),
          undone ? undefined : gte(now.entrada, new Date(Date.parse(ahora) - SLIP_MS).toISOString()),
          eq(before.etapa, a),
        ),
      );
  }

  async function enter(proceso_id: number, ids: readonly number[], etapa: string): Promise<void> {
    const rows = ids.map((cv_id) => ({ cuenta_id, proceso_id, cv_id, etapa, entrada: ahora }));
    insertRows(orm, estadias, rows);
  }

  async function move(proceso_id: number, ids: readonly number[], a: string, undone: boolean): Promise<void> {
    const back = await slips(ids, a, undone);
    const slipped = new Set(back.map(({ cv_id }) => cv_id));
    if (back.length > 0) {
      const gone = back.map(({ open }) => open);
      const again = back.map(({ before }) => before);
      await orm.delete(estadias).where(and(mine, inIds(estadias.id, gone)));
      await orm
        .update(estadias)
        .set({ salida: null })
        .where(and(mine, inIds(estadias.id, again)));
    }
    const rest = ids.filter((id) => !slipped.has(id));
    await orm.update(estadias).set({ salida: ahora }).where(openOf(rest));
    await enter(proceso_id, rest, a);
  }

  /** A cv restored finds its stay as it left it. */
  async function arrive(proceso_id: number, ids: readonly number[], a: string): Promise<void> {
    const open = await orm.select({ cv_id: estadias.cv_id }).from(estadias).where(openOf(ids));
    const there = new Set(open.map(({ cv_id }) => cv_id));
    await enter(
      proceso_id,
      ids.filter((id) => !there.has(id)),
      a,
    );
  }

  return async (hechos: readonly Hecho[]): Promise<void> => {
    type Step = { proceso_id: number; desde: string | null; a: string; undone: boolean; ids: number[] };
    const steps = new Map<string, Step>();
    for (const hecho of hechos) {
      const { proceso_id, cv_id } = hecho;
      const { desde, a } = stepOf(hecho);
      if (proceso_id === null || cv_id === null || a === null) continue;
      const undone = hecho.datos?.deshace !== undefined;
      const key = `${proceso_id}:${desde}:${a}:${undone}`;
      const step = steps.get(key) ?? { proceso_id, desde, a, undone, ids: [] };
      step.ids.push(cv_id);
      steps.set(key, step);
    }
    for (const { proceso_id, desde, a, undone, ids } of steps.values()) {
      if (desde === null) await arrive(proceso_id, ids, a);
      else await move(proceso_id, ids, a, undone);
      await orm
        .update(cvs)
        .set({ alcanzada: furthest })
        .where(and(eq(cvs.cuenta_id, cuenta_id), inIds(cvs.id, ids)));
      await orm
        .update(procesos)
        .set({ movido_en: ahora })
        .where(and(eq(procesos.cuenta_id, cuenta_id), eq(procesos.id, proceso_id)));
    }
  };
}

/**
 * What each left with a move is a stay of `etapa` again: another stage may have inherited it while that one was deleted.
 * Part of the transaction that takes the move back, before it does.
 */
export function reclaimStays(
  { conn, alcance }: Scope,
  left: readonly { cv_id: number; etapa: string; salida: number }[],
): void {
  conn.orm.run(sql`with f as materialized (select value ->> 'cv_id' as cv_id, value ->> 'etapa' as etapa,
      value ->> 'salida' as salida from json_each(${JSON.stringify(left)}))
    update estadias set etapa = f.etapa from f
    where estadias.id = (select max(e.id) from estadias e
        where e.cuenta_id = ${alcance.cuenta_id} and e.cv_id = f.cv_id and e.salida is not null)
      and estadias.salida = f.salida and estadias.etapa <> f.etapa`);
}

/**
 * The stays of a stage that is gone become those of another: `cuenta_como` for who has left it, `heredera` for who would
 * come back to it from the papelera. Part of the transaction that deletes the stage, after its people have moved.
 */
export async function inheritStays(
  { conn, alcance }: Scope,
  proceso_id: number,
  clave: string,
  { cuenta_como, heredera }: { cuenta_como: string; heredera: string },
): Promise<void> {
  const { orm } = conn;
  const of = and(
    eq(estadias.cuenta_id, alcance.cuenta_id),
    eq(estadias.proceso_id, proceso_id),
    eq(estadias.etapa, clave),
  );
  const left = { cv_id: estadias.cv_id };
  const gone = await orm
    .update(estadias)
    .set({ etapa: cuenta_como })
    .where(and(of, isNotNull(estadias.salida)))
    .returning(left);
  const open = await orm.update(estadias).set({ etapa: heredera }).where(of).returning(left);
  const ids = [...gone, ...open].map(({ cv_id }) => cv_id);
  await orm
    .update(cvs)
    .set({ alcanzada: furthest })
    .where(and(eq(cvs.cuenta_id, alcance.cuenta_id), inIds(cvs.id, ids)));
}
