import { systemIn } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cambio, Database, Tx } from './database.ts';
import { reposFor } from './repos/index.ts';
import { cuentas } from './schema/index.ts';
import { testDatabase } from './testing.ts';

let home: ReturnType<typeof testDatabase>;
let db: Database;
beforeEach(() => {
  home = testDatabase(() => Date.parse('2026-03-10T15:00:00.000Z'));
  db = home.db;
});
afterEach(() => home.remove());

const insert = ({ orm, ahora }: Tx, nombre: string) =>
  orm.insert(cuentas).values({ nombre, plan: 'basico', creada_en: ahora }).returning({ id: cuentas.id });
const names = async () =>
  (await db.read.orm.select({ nombre: cuentas.nombre }).from(cuentas)).map(({ nombre }) => nombre);
const announce = (tx: Tx, tipo: string) =>
  tx.announce({ evento_id: 1, cuenta_id: 1, usuario_id: null, tipo, proceso_id: null, cv_ids: [] });

describe('a write', () => {
  it('is seen by readers once it is committed, and not before', async () => {
    await db.write(async (tx) => {
      await insert(tx, 'una');
      expect(await names()).toEqual([]);
    });
    expect(await names()).toEqual(['una']);
  });

  it('that fails leaves nothing, and the next one goes on', async () => {
    const failing = db.write(async (tx) => {
      await insert(tx, 'una');
      throw new Error('no');
    });
    const next = db.write((tx) => insert(tx, 'dos'));
    await expect(failing).rejects.toThrow('no');
    await next;
    expect(await names()).toEqual(['dos']);
  });

  it('waits for the one before it: two bodies never run at once', async () => {
    const steps: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        db.write(async (tx) => {
          steps.push(`${name} begins`);
          await insert(tx, name);
          steps.push(`${name} ends`);
        }),
      ),
    );
    expect(steps).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('inside a write throws instead of waiting for itself', async () => {
    const outer = db.write(async () => {
      await db.write(async () => undefined);
    });
    await expect(outer).rejects.toThrow('A write inside a write');
  });

  it('that awaits anything but the database fails, and leaves nothing', async () => {
    const slow = db.write(async (tx) => {
      await insert(tx, 'una');
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    await expect(slow).rejects.toThrow('not the database');
    expect(await names()).toEqual([]);
  });

  it('may last as long as its statements do', async () => {
    await db.write(async (tx) => {
      for (let i = 0; i < 2_000; i++) await insert(tx, String(i));
    });
    expect(await names()).toHaveLength(2_000);
  });

  it('is announced after its commit, together, and never when it fails', async () => {
    const heard: string[][] = [];
    const stop = db.onChange((cambios: Cambio[]) => {
      expect(db.read.orm.get(sql`select count(*) as n from cuentas`)).toEqual({ n: 1 });
      heard.push(cambios.map(({ tipo }) => tipo));
    });
    await db.write(async (tx) => {
      announce(tx, 'uno');
      await insert(tx, 'una');
      announce(tx, 'dos');
      expect(heard).toEqual([]);
    });
    await db
      .write(async (tx) => {
        announce(tx, 'tres');
        throw new Error('no');
      })
      .catch(() => undefined);
    await db.write(async () => undefined);
    expect(heard).toEqual([['uno', 'dos']]);
    stop();
    await db.write(async (tx) => announce(tx, 'cuatro'));
    expect(heard).toHaveLength(1);
  });

  it('whose listener fails is committed all the same, and told so', async () => {
    const heard: string[] = [];
    const stop = db.onChange(() => {
      throw new Error('a screen went away');
    });
    db.onChange((cambios) => heard.push(...cambios.map(({ tipo }) => tipo)));
    await db.write(async (tx) => {
      announce(tx, 'uno');
      return insert(tx, 'una');
    });
    stop();
    expect([await names(), heard]).toEqual([['una'], ['uno']]);
  });

  it('is refused to a repository outside a transaction', async () => {
    const alcance = systemIn(1);
    const { empresas } = reposFor(db.read, alcance);
    await expect(empresas.createArea(1, 'x')).rejects.toThrow('needs a write transaction');
  });
});

describe('what the database promises', () => {
  const pragma = (tx: Tx | Database['read'], name: string) =>
    Object.values(tx.orm.get(sql.raw(`pragma ${name}`)) as object)[0];

  it('an acknowledged write survives the machine: WAL, synchronous FULL, foreign keys, on both connections', async () => {
    await db.write(async (tx) => {
      expect(['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'].map((name) => pragma(tx, name))).toEqual([
        'wal',
        2,
        1,
        1,
      ]);
    });
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map((name) => pragma(db.read, name))).toEqual(['wal', 2, 1]);
  });

  it('it still does after a restart, and finds everything again', async () => {
    await db.write((tx) => insert(tx, 'una'));
    const { openDatabase } = await import('./database.ts');
    const { MIGRATIONS } = await import('./testing.ts');
    const again = openDatabase({ file: db.file, migrations: MIGRATIONS });
    expect(pragma(again.read, 'synchronous')).toBe(2);
    expect(again.read.orm.get(sql`select nombre from cuentas`)).toEqual({ nombre: 'una' });
    again.close();
  });

  it('SQLite is past the bug that corrupts WAL databases', () => {
    const { v } = db.read.orm.get(sql`select sqlite_version() as v`) as { v: string };
    const [major = 0, minor = 0, patch = 0] = v.split('.').map(Number);
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  it('the reading connection cannot write', () => {
    expect(() => db.read.orm.run(sql`delete from cuentas`)).toThrow();
  });
});
