import { sql } from 'drizzle-orm';
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
