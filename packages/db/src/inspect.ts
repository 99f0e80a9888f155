import { plural } from '@recluta/domain';
import BetterSqlite3 from 'better-sqlite3';

/** A file that a row of the database needs. */
export type ArchivoFila = { clave: string; bytes: number; sha256: string };

/** A database looked at from outside the program, without changing it. */
type Inspected = {
  /** What SQLite itself finds wrong; empty when it is whole. */
  faults: string[];
  /** What contradicts itself in the rows, in Spanish, for who looks after the machine. */
  contradictions: string[];
  archivos: ArchivoFila[];
  totals: {
    cuentas: number;
    cvs: number;
    papelera: number;
    eventos: number;
    trabajos_fallidos: number;
    sin_antivirus: number;
  };
};

/** Counts that must be what the rows say (REL-11), each as a query that finds the exceptions. */
const RULES: readonly [string, (n: number) => string][] = [
  [
    `select count(*) from etapas e where e.total <> (select count(*) from cvs c
       where c.proceso_id = e.proceso_id and c.etapa = e.clave and c.eliminado_en is null)`,
    (n) => `${plural(n, 'etapa', 'etapas')} con un total distinto de sus CVs`,
  ],
  [
    `select count(*) from cvs c where not exists (select 1 from etapas e
       where e.proceso_id = c.proceso_id and e.clave = c.etapa)`,
    (n) => `${plural(n, 'CV', 'CVs')} en una etapa que no existe`,
  ],
  [
    `select count(*) from cvs c where not exists (select 1 from eventos e
       where e.cuenta_id = c.cuenta_id and e.cv_id = c.id and e.tipo = 'cv_registrado')`,
    (n) => `${plural(n, 'CV', 'CVs')} sin el registro de su llegada`,
  ],
  [
    `select count(*) from seleccion s join cvs c on c.id = s.cv_id where c.eliminado_en is not null`,
    (n) => plural(n, 'CV seleccionado que está en la papelera', 'CVs seleccionados que están en la papelera'),
  ],
  [
    `select count(*) from cvs c join procesos p on p.id = c.proceso_id where p.cuenta_id <> c.cuenta_id`,
    (n) => `${plural(n, 'CV', 'CVs')} en un proceso de otra cuenta`,
  ],
];

const FILES = "select clave, bytes, sha256 from archivos where sha256 <> '' order by id";

/** The files a database names; whoever was anonymised has none any more. */
export function filesIn(file: string): ArchivoFila[] {
  const connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  try {
    return connection.prepare(FILES).all() as ArchivoFila[];
  } finally {
    connection.close();
  }
}

/** Looks at a database file, also while the program runs on it. Throws when it is no database at all. */
export function inspectDatabase(file: string): Inspected {
  const connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  try {
    const number = (query: string) => Number(connection.prepare(query).pluck().get());
    // A backup may be older than the column.
    const watched = number("select count(*) from pragma_table_info('archivos') where name = 'antivirus'") > 0;
    const waiting = watched ? number("select count(*) from archivos where antivirus = 'pendiente'") : 0;
    const integrity = connection.pragma('integrity_check') as { integrity_check: string }[];
    const foreign = connection.pragma('foreign_key_check') as { table: string }[];
    const faults = [
      ...integrity.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
      ...(foreign.length > 0
        ? [plural(foreign.length, 'fila apunta a otra que no existe', 'filas apuntan a otra que no existe')]
        : []),
    ];
    return {
      faults,
      contradictions: RULES.flatMap(([query, words]) => {
        const n = number(query);
        return n > 0 ? [words(n)] : [];
      }),
      archivos: connection.prepare(FILES).all() as ArchivoFila[],
      totals: {
        cuentas: number('select count(*) from cuentas'),
        cvs: number('select count(*) from cvs where eliminado_en is null'),
        papelera: number('select count(*) from cvs where eliminado_en is not null'),
        eventos: number('select count(*) from eventos'),
        trabajos_fallidos: number("select count(*) from trabajos where estado = 'fallido'"),
        sin_antivirus: waiting,
      },
    };
  } finally {
    connection.close();
  }
}

/** A copy as of one moment of a database that another program may be writing to. */
export async function copyDatabase(file: string, target: string): Promise<void> {
  const connection = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
  try {
    // All at once: a write of the other program in between would begin it anew.
    await connection.backup(target, { progress: () => 0x7fff_ffff });
  } finally {
    connection.close();
  }
}

/**
 * Whether nobody else has the database open; it is then one file, without its log, and can be replaced by a rename.
 * A file that is damaged, or no database, is nobody's.
 */
export function settleDatabase(file: string): boolean {
  let connection: BetterSqlite3.Database | null = null;
  try {
    connection = new BetterSqlite3(file, { fileMustExist: true, timeout: 1_000 });
    return connection.pragma('journal_mode = DELETE', { simple: true }) === 'delete';
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    return !/^SQLITE_(BUSY|LOCKED)/.test(error.code);
  } finally {
    connection?.close();
  }
}

/** Nobody is signed in, and no calendar address opens: what stood in a copy may have been seen by others. */
export function endSessions(file: string): void {
  const connection = new BetterSqlite3(file, { fileMustExist: true });
  try {
    connection.exec('delete from sesiones; delete from suscripciones');
    connection.pragma('journal_mode = DELETE');
  } finally {
    connection.close();
  }
}
