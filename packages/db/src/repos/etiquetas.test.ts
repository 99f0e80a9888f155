import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../testing.ts';

let home: ReturnType<typeof testDatabase>;
beforeAll(() => {
  home = testDatabase();
});
afterAll(() => home.remove());

it('what the cvs of a list wear is one range of an index that holds nothing else', () => {
  const steps = home.db.read.orm.all<{ detail: string }>(
    sql`explain query plan select cv_id, etiqueta_id from cv_etiquetas
        where cuenta_id = 1 and proceso_id = 1 and cv_id between 1 and 9 order by cv_id, etiqueta_id`,
  );
  expect(steps.map(({ detail }) => detail)).toEqual([
    'SEARCH cv_etiquetas USING COVERING INDEX cv_etiquetas_proceso_ix (cuenta_id=? AND proceso_id=? AND cv_id>? AND cv_id<?)',
  ]);
});
