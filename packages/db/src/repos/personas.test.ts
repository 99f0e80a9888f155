import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecisionPersona, ETAPAS_POR_DEFECTO } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprint, MIGRATIONS, rowsOf, testDatabase } from '../testing.ts';
import { type Repos, reposFor } from './index.ts';
import { populate } from './testing/populate.ts';

type Row = { id: number; candidato_id: number; rut_clave: string | null };

let home: ReturnType<typeof testDatabase>;
let cuenta: Awaited<ReturnType<typeof populate>>;
let otra: Awaited<ReturnType<typeof populate>>;
beforeAll(async () => {
  home = testDatabase();
  cuenta = await populate(home.db, 'propia');
  otra = await populate(home.db, 'ajena');
});
afterAll(() => home.remove());

const write = <T>(body: (repos: Repos) => Promise<T>) => home.db.write((tx) => body(reposFor(tx, cuenta.alcance)));
const read = () => reposFor(home.db.read, cuenta.alcance);
const mine = () =>
  rowsOf<Row & { cuenta_id: number }>(home.db, 'cvs').filter((cv) => cv.cuenta_id === cuenta.cuenta_id);

let made = 0;
/** As many cvs of nobody, each in its own candidato. */
const add = (many: number) =>
  write(async (repos) => {
    const files = Array.from({ length: many }, (_, i) => ({
      ...cuenta.file(100 + i),
      clave: `persona-${++made}`,
    }));
    const cvs = await repos.cvs.create(
      await repos.cuenta.reserve('cvs', many),
      cuenta.proceso_id,
      ETAPAS_POR_DEFECTO[0].clave,
      'interno',
      files,
    );
    return cvs.map(({ id }) => id);
  });

/** Groups of ids, in an order of their own. */
const groups = (sets: Iterable<Iterable<number>>) =>
  [...sets].map((ids) => [...ids].sort((a, b) => a - b).join(' ')).sort();

function kept(): string[] {
  const of = new Map<number, number[]>();
  for (const { id, candidato_id } of mine()) of.set(candidato_id, [...(of.get(candidato_id) ?? []), id]);
  return groups(of.values());
}

/** The same told from nothing but RUTs and what was joined. */
function told(): string[] {
  const rows = mine();
  const of = new Map(rows.map(({ id }) => [id, new Set([id])]));
  const join = (a: number, b: number) => {
    const [one, other] = [of.get(a), of.get(b)];
    if (!one || !other || one === other) return;
    for (const id of other) {
      one.add(id);
      of.set(id, one);
    }
  };
  for (const a of rows) for (const b of rows) if (a.rut_clave !== null && a.rut_clave === b.rut_clave) join(a.id, b.id);
  for (const { cv_a, cv_b, decision } of rowsOf<{ cv_a: number; cv_b: number; decision: DecisionPersona }>(
    home.db,
    'identidades',
  ))
    if (decision === 'misma') join(cv_a, cv_b);
  return groups(new Set(of.values()));
}

it('is kept as RUTs and decisions come and go, in any order; nobody else is touched and no candidato is left over', async () => {
  const ids = await add(9);
  const RUTS = ['11111111-1', '12345678-5', '76086428-5', null, '12345678-9'];
  const others = rowsOf<Row & { cuenta_id: number }>(home.db, 'cvs').filter((cv) => cv.cuenta_id === otra.cuenta_id);
  let seed = 7;
  const dice = <T>(from: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from[Math.floor((seed / 2_147_483_648) * from.length)] as T;
  };
  for (let i = 0; i < 250; i++) {
    const [a, b] = [dice(ids), dice(ids)];
    if (dice([0, 1, 2]) === 0) await write((repos) => repos.lecturas.edit(a, { rut: dice(RUTS) }));
    else if (a !== b) await write((repos) => repos.personas.decide(a, b, dice(['misma', 'distinta', null] as const)));
    expect(kept()).toEqual(told());
  }
  const used = new Set(rowsOf<Row>(home.db, 'cvs').map(({ candidato_id }) => candidato_id));
  expect(rowsOf<{ id: number }>(home.db, 'candidatos').filter(({ id }) => id > 0 && used.has(id))).toHaveLength(
    used.size,
  );
  expect(rowsOf<Row & { cuenta_id: number }>(home.db, 'cvs').filter((cv) => cv.cuenta_id === otra.cuenta_id)).toEqual(
    others,
  );
});

/** Ways in which a cv is of nobody any more. */
const GOES: [string, (repos: Repos, id: number) => Promise<unknown>][] = [
  [
    'is erased',
    async ({ cvs, papelera }, id) => {
      await cvs.remove(cuenta.proceso_id, id);
      return papelera.purge([id]);
    },
  ],
  ['is anonymised', ({ anonimizar }, id) => anonimizar.anonymise([id])],
];
/** Of three in a row, which have one RUT (by their place) and which were joined by hand. */
const CHAINS = [
  { rut: [], joined: [0, 1, 2], parts: true },
  { rut: [1, 2], joined: [0, 1], parts: true },
  { rut: [0, 2], joined: [0, 1, 2], parts: false },
];

it.each(GOES)('parts those whom only a cv that %s made one, and leaves no candidato over', async (_, goes) => {
  for (const { rut, joined, parts } of CHAINS) {
    const ids = await add(3);
    const [first = 0, middle = 0, last = 0] = ids;
    const at = (place: number) => ids[place] ?? 0;
    await write(async ({ lecturas, personas }) => {
      for (const place of rut) await lecturas.edit(at(place), { rut: '9.876.543-3' });
      for (const place of joined.slice(1)) await personas.decide(at(place - 1), at(place), 'misma');
    });
    expect(kept()).toContain(groups([ids])[0]);
    await write((repos) => goes(repos, middle));
    expect(kept()).toEqual(told());
    expect(kept()).toEqual(expect.arrayContaining(groups(parts ? [[first], [last]] : [[first, last]])));
    const used = new Set(rowsOf<Row>(home.db, 'cvs').map(({ candidato_id }) => candidato_id));
    expect(new Set(rowsOf<{ id: number }>(home.db, 'candidatos').map(({ id }) => id))).toEqual(used);
    for (const id of [first, last]) await write(({ lecturas }) => lecturas.edit(id, { rut: null }));
  }
});

it('is suggested by e-mail or phone, once for each person, and no more once they are said to be another', async () => {
  const [a = 0, b = 0, c = 0] = await add(3);
  await write(async ({ lecturas }) => {
    await lecturas.edit(a, { email: 'Juana@Ejemplo.cl', telefono: '+56987654321' });
    await lecturas.edit(b, { email: 'juana@ejemplo.cl ', telefono: '987654321' });
    await lecturas.edit(c, { email: 'otra@ejemplo.cl' });
  });
  const suggested = async (id: number) =>
    (await read().personas.suggested(await read().personas.get(id))).map(({ cv_id }) => cv_id);
  expect([await suggested(a), await suggested(b), await suggested(c)]).toEqual([[b], [a], []]);
  await write(({ personas }) => personas.decide(a, b, 'distinta'));
  expect([await suggested(a), await suggested(b)]).toEqual([[], []]);
  await write(({ personas }) => personas.decide(b, a, null));
  expect(await suggested(a)).toEqual([b]);
});

it('a cuenta of before has the same after its migration as one that kept it all along', async () => {
  const before = fingerprint(home.db);
  await home.db.write(async ({ orm }) => {
    orm.run(sql`delete from identidades`);
    for (const { id } of rowsOf<Row>(home.db, 'cvs')) {
      orm.run(
        sql`insert into candidatos (id, cuenta_id, creado_en) select ${10_000 + id}, cuenta_id, 0 from cvs where id = ${id}`,
      );
      orm.run(
        sql`update cvs set candidato_id = ${10_000 + id}, rut_clave = null, email_clave = null, telefono_clave = null where id = ${id}`,
      );
    }
    const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_personas.sql')) ?? '';
    for (const statement of readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'))
      if (/^\s*(UPDATE|DELETE)/.test(statement)) orm.run(sql.raw(statement));
  });
  expect(kept()).toEqual(told());
  const keys = rowsOf<Record<string, unknown>>(home.db, 'cvs');
  expect(keys.some(({ email_clave }) => email_clave === 'juana@ejemplo.cl')).toBe(true);
  // What was migrated is what following the same data would give.
  for (const { id, rut, email } of keys as { id: number; rut: string | null; email: string | null }[])
    if (mine().some((cv) => cv.id === id)) await write((repos) => repos.lecturas.edit(id, { rut, email }));
  expect(rowsOf(home.db, 'cvs').map((cv) => [(cv as Row).id, (cv as Row).rut_clave])).toEqual(
    keys.map((cv) => [cv.id, cv.rut_clave]),
  );
  expect(fingerprint(home.db).procesos).toBe(before.procesos);
});

it('is looked up by index, in a list and for one cv', () => {
  const plan = (query: string) =>
    home.db.read.orm
      .all<{ detail: string }>(sql.raw(`explain query plan ${query}`))
      .map(({ detail }) => detail)
      .join('\n');
  expect(plan("select id from cvs where cuenta_id = 1 and rut_clave = '1-9'")).toContain('cvs_rut_ix');
  for (const [column, index] of [
    ['email_clave', 'cvs_email_ix'],
    ['telefono_clave', 'cvs_telefono_ix'],
  ])
    expect(
      plan(
        `select id, candidato_id from cvs where cuenta_id = 1 and eliminado_en is null and candidato_id <> 5 and ${column} = 'x' order by id desc limit 200`,
      ),
    ).toContain(index);
  expect(
    plan(
      'select c.id, max(o.id), p.nombre from cvs c cross join cvs o join procesos p on p.id = o.proceso_id and p.cuenta_id = 1 where c.cuenta_id = 1 and c.eliminado_en is null and c.proceso_id = 1 and o.cuenta_id = 1 and o.candidato_id = c.candidato_id and o.eliminado_en is null and o.id <> c.id group by c.id',
    ),
  ).toContain('cvs_candidato_ix (cuenta_id=? AND candidato_id=? AND eliminado_en=?)');
});
