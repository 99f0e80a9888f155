import { mintAlcance } from '@recluta/domain';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inIds } from './columns.ts';
import { cvs, eventos, seleccion } from './schema/index.ts';
import { testDatabase } from './testing.ts';

let home: ReturnType<typeof testDatabase>;
beforeAll(() => {
  home = testDatabase();
});
afterAll(() => home.remove());

const { cuenta_id } = mintAlcance({ cuenta_id: 1, usuario_id: 1, rol: 'administrador' });

/** How the database would look for it, one step a line. */
const plan = (query: SQL): string[] =>
  home.db.read.orm.all<{ detail: string }>(sql`explain query plan ${query}`).map(({ detail }) => detail);

describe('what a question looks at, however many cvs a cuenta has', () => {
  it('is the cvs it names, and not all of the cuenta or of the proceso', () => {
    const named = sql`select id from ${cvs} where ${cvs.cuenta_id} = ${cuenta_id} and ${inIds(cvs.id, [1])}`;
    expect(plan(named)[0]).toBe('SEARCH cvs USING INTEGER PRIMARY KEY (rowid=?)');
    expect(plan(sql`${named} and ${cvs.proceso_id} = 1`)[0]).toBe('SEARCH cvs USING INTEGER PRIMARY KEY (rowid=?)');
  });

  it('is the eventos and the selection of the cvs it names', () => {
    const of = (table: typeof eventos | typeof seleccion) =>
      plan(
        sql`select 1 from ${table} where ${table.cuenta_id} = ${cuenta_id} and ${table.proceso_id} = 1 and ${inIds(table.cv_id, [1])}`,
      )[0];
    expect(of(eventos)).toContain('(cuenta_id=? AND cv_id=?)');
    expect(of(seleccion)).toContain('(proceso_id=? AND cv_id=?)');
  });

  it('is a proceso from its first cv on, in order, with nothing to sort', () => {
    const list = sql`select nombre from ${cvs} where ${cvs.cuenta_id} = 1 and ${cvs.proceso_id} = 1
      and ${cvs.eliminado_en} is null and ${cvs.id} > 0 order by ${cvs.id}`;
    expect(plan(list)).toEqual(['SEARCH cvs USING INDEX cvs_proceso_ix (cuenta_id=? AND proceso_id=? AND id>?)']);
  });

  it('is the cvs of a file or a person that is deleted for ever', () => {
    expect(plan(sql`delete from archivos where id = 1`).join()).toContain('cvs_archivo_ix (archivo_id=?)');
    expect(plan(sql`delete from candidatos where id = 1`).join()).not.toContain('SCAN cvs');
  });
});
