import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemIn } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { reposFor } from './repos/index.ts';
import { createCuenta } from './system/index.ts';
import { fingerprint, MIGRATIONS, rowsOf, tableNames } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recluta-migrate-'));
  cpSync(MIGRATIONS, join(folder, 'migrations'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openDatabase({ file: join(folder, 'recluta.db'), migrations: join(folder, 'migrations') });

/** A later version of the program brings one more migration. */
function addMigration(statements: string): void {
  const journal = join(folder, 'migrations/meta/_journal.json');
  const content = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = content.entries.at(-1);
  if (!last) throw new Error('There is no migration');
  const tag = 'despues';
  content.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journal, JSON.stringify(content));
  writeFileSync(join(folder, `migrations/${tag}.sql`), statements);
}

/** A cuenta with an empresa, its áreas and a proceso: parents and children. */
async function fill() {
  const db = open();
  await db.write(async (tx) => {
    const cuenta_id = await createCuenta(tx, 'Ana', 'avanzado', 'ana@ejemplo.cl');
    const repos = reposFor(tx, systemIn(cuenta_id));
    const cupo = await repos.cuenta.reserve('empresas');
    const empresa = await repos.empresas.create(cupo, {
      nombre: 'Andes',
      rut: null,
      tipo_empresa: 'final',
      descripcion: null,
    });
    await repos.empresas.createArea(empresa.id, 'Ventas');
    await repos.empresas.createArea(empresa.id, 'Caja');
    await repos.eventos.append([{ tipo: 'empresa_creada' }]);
  });
  const before = fingerprint(db);
  db.close();
  return before;
}

const REBUILD = `CREATE TABLE \`__new_empresas\` AS SELECT * FROM \`empresas\`;
--> statement-breakpoint
DROP TABLE \`empresas\`;
--> statement-breakpoint
ALTER TABLE \`__new_empresas\` RENAME TO \`empresas\`;`;

describe('a migration on a filled database', () => {
  it('changes nothing when there is none to make', async () => {
    const before = await fill();
    const db = open();
    expect(fingerprint(db)).toEqual(before);
    db.close();
  });

  it('that builds a table anew keeps the rows of its children', async () => {
    await fill();
    // A rebuilt table keeps its key; without that the children would point at nothing.
    const columns = `CREATE TABLE \`__new_empresas\` (\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL, \`cuenta_id\` integer NOT NULL, \`nombre\` text NOT NULL, \`rut\` text, \`tipo_empresa\` text NOT NULL, \`descripcion\` text, \`creada_en\` integer NOT NULL);
--> statement-breakpoint
INSERT INTO \`__new_empresas\` SELECT * FROM \`empresas\`;`;
    addMigration(REBUILD.replace(/^.*?;/, columns));
    const db = open();
    expect(rowsOf(db, 'areas')).toHaveLength(2);
    expect(rowsOf(db, 'empresas')).toHaveLength(1);
    expect(db.read.orm.get(sql`pragma foreign_keys`)).toEqual({ foreign_keys: 1 });
    db.close();
  });

  it('that would leave children without their parent is refused', async () => {
    await fill();
    addMigration('DELETE FROM `empresas`;');
    expect(() => open()).toThrow('without their parent');
  });

  it('that breaks half way leaves the database as it was', async () => {
    const before = await fill();
    addMigration('DELETE FROM `areas`;\n--> statement-breakpoint\nSELECT * FROM `no_such_table`;');
    expect(() => open()).toThrow();
    cpSync(MIGRATIONS, join(folder, 'migrations'), { recursive: true });
    const db = open();
    expect(fingerprint(db)).toEqual(before);
    db.close();
  });
});

describe('a program of another version', () => {
  const opened = (asItIs: boolean) => () =>
    openDatabase({ file: join(folder, 'recluta.db'), migrations: join(folder, 'migrations'), asItIs }).close();

  it('that is older than the database does not open it, nor change anything', async () => {
    const before = await fill();
    const migrations = join(folder, 'migrations');
    addMigration('ALTER TABLE `areas` ADD `despues` text;');
    open().close();
    rmSync(migrations, { recursive: true });
    cpSync(MIGRATIONS, migrations, { recursive: true });
    expect(opened(false)).toThrow(expect.objectContaining({ code: 'SCHEMA_NEWER' }));
    expect(opened(true)).toThrow(expect.objectContaining({ code: 'SCHEMA_NEWER' }));
    addMigration('ALTER TABLE `areas` ADD `despues` text;');
    const db = open();
    expect(Object.keys(fingerprint(db))).toEqual(Object.keys(before));
    db.close();
  });

  it('that is newer leaves the schema as it is while an older one works on it', async () => {
    const before = await fill();
    addMigration('ALTER TABLE `areas` ADD `despues` text;');
    expect(opened(true)).toThrow(expect.objectContaining({ code: 'SCHEMA_OLDER' }));
    rmSync(join(folder, 'migrations'), { recursive: true });
    cpSync(MIGRATIONS, join(folder, 'migrations'), { recursive: true });
    const db = open();
    expect(fingerprint(db)).toEqual(before);
    db.close();
    expect(opened(true)).not.toThrow();
  });
});

describe('the eventos', () => {
  it('are append-only: neither changed nor deleted, by anybody', async () => {
    await fill();
    const db = open();
    for (const statement of [sql`update eventos set tipo = 'x'`, sql`delete from eventos`])
      await expect(db.write(async ({ orm }) => void orm.run(statement))).rejects.toMatchObject({
        cause: { message: 'eventos is append-only' },
      });
    expect(rowsOf(db, 'eventos')).toHaveLength(1);
    expect(tableNames(db)).toContain('eventos');
    db.close();
  });
});
