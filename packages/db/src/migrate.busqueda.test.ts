import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalize, SIGNS_WITHIN, searchText } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { populate } from './repos/testing/populate.ts';
import { MIGRATIONS, rowsOf, testDatabase } from './testing.ts';

let remove = () => {};
afterEach(() => remove());

/** Every sign of the class, its ranges spelled out. */
const SIGNS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  new RegExp(`[${SIGNS_WITHIN}]`).test(sign),
);
const NAMES = [...SIGNS.map((sign) => `O${sign}Higgins`), 'Ana  – María -', '- Jean ‑ Luc', 'Ñandú Pérez'];

it('a database of before is searched like a new one, whatever sign is in a name', async () => {
  const { db, ...test } = testDatabase();
  remove = test.remove;
  const { cv_id } = await populate(db, 'signos');
  const statements = readFileSync(join(MIGRATIONS, '0026_busqueda_sin_signos.sql'), 'utf8').split(
    '--> statement-breakpoint',
  );
  for (const nombre of NAMES) {
    const who = { nombre, rut: '12345678-5', email: 'ana-maria@ejemplo.cl', telefono: '+56987654321' };
    const asThen = normalize([nombre, '123456785', who.email, '56987654321'].join(' '));
    await db.write(async ({ orm }) => {
      orm.run(sql`update cvs set busqueda = ${asThen} where id = ${cv_id}`);
      for (const statement of statements) orm.run(sql.raw(statement));
    });
    const [row] = rowsOf<{ id: number; busqueda: string }>(db, 'cvs').filter(({ id }) => id === cv_id);
    expect(row?.busqueda, nombre).toBe(searchText(who));
  }
});
