import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from './database.ts';
import { insertRows, repeatRows } from './insert.ts';
import { reposFor } from './repos/index.ts';
import { populate } from './repos/testing/populate.ts';
import { consentimientos, eventos, trabajos } from './schema/index.ts';
import { rowsOf, testDatabase } from './testing.ts';

let home: ReturnType<typeof testDatabase>;
let cuenta: Awaited<ReturnType<typeof populate>>;
beforeAll(async () => {
  home = testDatabase(() => Date.parse('2026-03-10T15:00:00.123Z'));
  cuenta = await populate(home.db, 'propia');
});
afterAll(() => home.remove());

const write = <T>(body: (tx: Tx) => Promise<T>) => home.db.write(body);

it('forty thousand are put in line in one go, and one that was done already starts anew', async () => {
  const jobs = Array.from({ length: 40_000 }, (_, i) => ({
    tipo: 'leer_cv',
    clave: `muchos-${i}`,
    carga: { cv_id: i },
  }));
  const enqueue = () => write((tx) => reposFor(tx, cuenta.alcance).trabajos.enqueue(jobs));
  await enqueue();
  await write(async ({ orm }) => {
    orm.run(sql`update trabajos set estado = 'terminado', ultimo_error = 'x' where clave = 'muchos-7'`);
    orm.run(sql`update trabajos set intentos = 3 where clave = 'muchos-8'`);
  });
  await enqueue();
  const lines = rowsOf<{ clave: string; carga: string; estado: string; intentos: number; ultimo_error: string | null }>(
    home.db,
    'trabajos',
  ).filter(({ clave }) => clave.startsWith('muchos-'));
  expect(lines).toHaveLength(40_000);
  expect(lines[39_999]).toMatchObject({ clave: 'muchos-39999', carga: '{"cv_id":39999}', intentos: 0 });
  expect(lines[7]).toMatchObject({ estado: 'pendiente', ultimo_error: null });
  expect(lines[8]).toMatchObject({ intentos: 3 });
});

it('each value is kept as the builder would keep it, and ids follow each other to the one that is told', async () => {
  const row = (tipo: 'cv_movido' | 'cv_leido', datos: { a: string; n: number } | null) => ({
    ...{ cuenta_id: cuenta.cuenta_id, usuario_id: null, tipo, proceso_id: cuenta.proceso_id, cv_id: null, datos },
    creado_en: '2026-03-10T15:00:00.123Z',
  });
  const rows = [row('cv_movido', { a: 'una "cita", ñ', n: 1 }), row('cv_leido', null)];
  const last = await write(async ({ orm }) => {
    orm.insert(eventos).values(rows).run();
    return insertRows(orm, eventos, rows);
  });
  const kept = rowsOf<Record<string, unknown>>(home.db, 'eventos').slice(-4);
  expect(kept.map(({ id }) => id)).toEqual([last - 3, last - 2, last - 1, last]);
  const bare = kept.map((each) => ({ ...each, id: undefined }));
  expect(bare.slice(2)).toEqual(bare.slice(0, 2));
});

it('nothing is written of none, and a row is repeated with what is to be other', async () => {
  const { cv_id, otro_cv_id: other } = cuenta;
  await write(async (tx) => {
    expect(insertRows(tx.orm, trabajos, [])).toBe(0);
    tx.orm.run(sql`delete from consentimientos where cv_id = ${other}`);
    const from = sql`from ${consentimientos} where ${consentimientos.cv_id} = ${cv_id}`;
    repeatRows(tx.orm, consentimientos, { cv_id: sql`${other}`, creado_en: '2026-04-01T00:00:00.000Z' }, from);
  });
  const all = rowsOf<{ cv_id: number }>(home.db, 'consentimientos');
  const of = (id: number) => all.find((row) => row.cv_id === id);
  expect(of(other)).toEqual({ ...of(cv_id), cv_id: other, creado_en: Date.parse('2026-04-01T00:00:00.000Z') });
});
