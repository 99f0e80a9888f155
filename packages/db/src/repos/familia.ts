import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from './conn.ts';

/** Some cvs and every cv that was merged into them, step by step. */
export async function familyOf({ conn, alcance }: Scope, ids: readonly number[]): Promise<number[]> {
  const rows = conn.orm.all<{ id: number }>(sql`with recursive familia (id) as (
    select id from cvs where cuenta_id = ${alcance.cuenta_id} and id in (select value from json_each(${JSON.stringify(ids)}))
    union
    select c.id from familia f join cvs c on c.cuenta_id = ${alcance.cuenta_id} and c.fusionado_en = f.id
      and c.fusionado_en is not null
  ) select id from familia`);
  return rows.map(({ id }) => id);
}

/** Applications of one person that are told together: one RUT of a hundred thousand cvs is a mistake, not a person. */
export const TOLD = 50;

/** As a subquery: a cv and the newest other live ones of its person. */
export const ofSamePerson = ({ alcance }: Scope, cv_id: number): SQL =>
  sql`(select ${cv_id} union select id from (
    select o.id from cvs c join cvs o on o.cuenta_id = c.cuenta_id and o.candidato_id = c.candidato_id
    where c.cuenta_id = ${alcance.cuenta_id} and c.id = ${cv_id} and o.eliminado_en is null
    order by o.id desc limit ${TOLD}))`;

/** The cv that one is now, after it was merged into others; itself when it was not. */
export function survivorOf({ conn, alcance }: Scope, id: number): number {
  const [row] = conn.orm.all<{ id: number }>(sql`with recursive hacia (id, en) as (
    select id, fusionado_en from cvs where cuenta_id = ${alcance.cuenta_id} and id = ${id}
    union
    select c.id, c.fusionado_en from hacia h join cvs c on c.cuenta_id = ${alcance.cuenta_id} and c.id = h.en
  ) select id from hacia where en is null`);
  return row?.id ?? id;
}

/** Of some cvs, those that are blocked, or merged, step by step, into one that is: they are of one person. */
export function blockedOf({ conn, alcance }: Scope, ids: readonly number[]): Set<number> {
  const rows = conn.orm.all<{ de: number }>(sql`with recursive hacia (de, id) as (
    select value, value from json_each(${JSON.stringify(ids)})
    union
    select h.de, c.fusionado_en from hacia h join cvs c on c.cuenta_id = ${alcance.cuenta_id} and c.id = h.id
      and c.fusionado_en is not null
  ) select distinct h.de from hacia h join cvs c on c.cuenta_id = ${alcance.cuenta_id} and c.id = h.id
    where c.bloqueado_en is not null`);
  return new Set(rows.map(({ de }) => de));
}
