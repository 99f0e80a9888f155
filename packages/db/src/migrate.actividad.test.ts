import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { live } from './repos/testing/historia.ts';
import { type Cifras, type Evento, keptIn } from './repos/testing/recuento.ts';
import { MIGRATIONS, rowsOf, testDatabase } from './testing.ts';

/** The last migration before what happened was counted as it happened, and before what was undone was counted as never done. */
const BEFORE = 6;
const BEFORE_UNDONE = 24;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recluta-actividad-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'recluta.db');
const open = (migrations: string) => openDatabase({ file: file(), migrations });

/** The migrations that a program of then had. */
function oldMigrations(before: number): string {
  const old = join(folder, 'migrations');
  cpSync(MIGRATIONS, old, { recursive: true });
  const journal = join(old, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= before) }));
  return old;
}

/** The rows of a database as a program of then would have left them: its tables and columns, and what its eventos said. */
function asThen(source: Database, before = BEFORE): void {
  open(oldMigrations(before)).close();
  const db = new BetterSqlite3(file());
  db.pragma('foreign_keys = OFF');
  db.prepare('attach ? as now').run(source.file);
  const tables = db
    .prepare(
      "select name from main.sqlite_schema where type = 'table' and name not like '\\_\\_%' escape '\\' and name not like 'sqlite%'",
    )
    .pluck()
    .all() as string[];
  for (const table of tables) {
    const columns = db.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
    const said = (column: string) =>
      before === BEFORE && table === 'eventos' && column === 'datos'
        ? "case tipo when 'proceso_creado' then null when 'etapa_eliminada' then json_remove(datos, '$.heredera', '$.cuenta_como') else datos end"
        : column;
    db.exec(
      `insert or replace into main.${table} (${columns.join(', ')}) select ${columns.map(said).join(', ')} from now.${table}`,
    );
  }
  db.close();
}

async function lived(seed: number, removable: readonly string[], undoing = false) {
  let now = Date.parse('2026-03-10T15:00:00.000Z');
  const { db, remove } = testDatabase(() => now);
  const advance = (ms: number) => {
    now += ms;
  };
  await live(db, { seed, steps: 120, clock: { advance }, undoing }, removable);
  asThen(db);
  const kept = keptIn(db);
  const gone = rowsOf<{ tipo: string }>(db, 'eventos').filter(({ tipo }) => tipo === 'etapa_eliminada').length;
  remove();
  const migrated = open(MIGRATIONS);
  const filled = keptIn(migrated);
  migrated.close();
  return { kept, filled, gone };
}

/** Every undo counted where it was done, as a program of then did, and no more where what it undoes was. */
function countedThen(db: BetterSqlite3.Database): void {
  const add = db.prepare(`insert into horas (cuenta_id, hora, medida, usuario_id, total)
    values ((select cuenta_id from procesos where id = :proceso_id), :hora, :medida, :usuario_id, :n)
    on conflict (cuenta_id, hora, medida, usuario_id) do update set total = total + excluded.total`);
  const tipoOf = db.prepare(
    'select tipo from etapas where proceso_id = ? and clave = ? union select tipo from etapas_pasadas where proceso_id = ? and clave = ?',
  );
  const done = new Map<string, Evento>();
  for (const evento of db.prepare('select * from eventos order by id').all() as Evento[]) {
    const { proceso_id, cv_id, datos } = evento;
    const { desde, a, accion, deshace } = JSON.parse(datos ?? '{}') ?? {};
    if (accion) done.set(`${accion} ${cv_id}`, evento);
    const undone = done.get(`${deshace} ${cv_id}`);
    if (!undone || (!desde && !a)) continue;
    const shift = (medida: string, n: number) => {
      for (const [{ creado_en, usuario_id }, sign] of [
        [undone, -1],
        [evento, 1],
      ] as const)
        add.run({
          proceso_id,
          hora: Math.floor(creado_en / 3_600_000),
          medida,
          usuario_id: usuario_id ?? 0,
          n: n * sign,
        });
    };
    const stage = (clave: unknown, n: number) => {
      const row = tipoOf.get(proceso_id, clave, proceso_id, clave) as { tipo: string } | undefined;
      if (row) shift(`etapa:${row.tipo}`, n);
    };
    if (a) stage(a, 1);
    if (desde) stage(desde, -1);
    shift('cvs', Number(Boolean(a)) - Number(Boolean(desde)));
  }
}

/** What people did. A cv that came back to the lists had no evento then, and is no part of it. */
const worked = ({ horas }: Cifras) =>
  Object.entries(horas).filter(([key]) => / (recibidos|movimientos|proceso:|etapa:contratado)/.test(key));

describe('a database of before what happens was counted', () => {
  it.each([1, 2, 3])('is filled with what the same history leaves when it is lived (history %i)', async (seed) => {
    const { kept, filled } = await lived(seed, []);
    expect(Object.keys(kept.estadias).length).toBeGreaterThan(10);
    expect(filled).toEqual(kept);
  });

  it.each([5, 6, 7])('counts nothing of what was undone, nor of who is in no list (history %i)', async (seed) => {
    const { kept, filled } = await lived(seed, [], true);
    expect(Object.keys(kept.horas).length).toBeGreaterThan(10);
    expect(worked(filled)).toEqual(worked(kept));
  });

  it.each([5, 6, 7, 8])(
    'has what was undone counted where it was done, not where it was undone (history %i)',
    async (seed) => {
      let now = Date.parse('2026-03-10T15:00:00.000Z');
      const { db, remove } = testDatabase(() => now);
      const advance = (ms: number) => {
        now += ms;
      };
      await live(db, { seed, steps: 200, clock: { advance }, undoing: true, merging: true });
      asThen(db, BEFORE_UNDONE);
      const kept = keptIn(db);
      remove();
      const then = new BetterSqlite3(file());
      countedThen(then);
      const before = then.prepare('select * from horas order by hora, medida, usuario_id').all();
      then.close();
      const migrated = open(MIGRATIONS);
      expect(rowsOf(migrated, 'horas')).not.toEqual(before);
      expect(keptIn(migrated).horas).toEqual(kept.horas);
      migrated.close();
    },
  );

  it('counts who stood in a stage of §4 that is gone as come to the one before it', async () => {
    const { kept, filled, gone } = await lived(4, ['preseleccion', 'entrevista', 'oferta']);
    expect(gone).toBeGreaterThan(1);
    expect(filled.alcanzada).toEqual(kept.alcanzada);
    expect(filled.totales).toEqual(kept.totales);
  });
});
