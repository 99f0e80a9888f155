import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import {
  COLUMNAS,
  type ColumnaDe,
  CSV_MARK,
  type CsvValue,
  csvLine,
  dayInChile,
  type Filtro,
  fileSlug,
  type Lista,
} from '@recluta/domain';
import type { Caller } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';
import {
  type CvRow,
  cvSheet,
  EMPRESAS,
  type EmpresaRow,
  PROCESOS,
  type ProcesoRow,
  USUARIOS,
  type UsuarioRow,
} from './sheets.ts';

/** Rows fetched and written at a time: a few ms of the loop, whatever the length of the list. */
const CHUNK = 500;

type Exportacion<L extends Lista> = { ids: number[]; columnas: ColumnaDe<L>[]; filtros: Filtro[] };
type Cells<L extends Lista, Row> = Record<ColumnaDe<L>, (row: Row) => CsvValue>;
type Source<L extends Lista, Row> = {
  lista: L;
  cells: Cells<L, Row>;
  byIds: (ids: number[]) => Promise<readonly Row[]>;
  proceso?: { id: number; nombre: string };
};

/** In each person's own log too (CL-06), before their row leaves. */
const recordTaken = ({ write }: Caller, proceso_id: number, cv_ids: number[]): Promise<void> =>
  write((repos) =>
    repos.eventos.append(
      cv_ids.map((cv_id) => ({ tipo: 'cv_exportado' as const, proceso_id, cv_id })),
      { quiet: true },
    ),
  );

/** Writes down who takes what away, then answers the rows in the order of `ids`; those gone meanwhile are left out. */
async function exportRows<L extends Lista, Row extends { id: number }>(
  caller: Caller,
  { ids: given, columnas, filtros }: Exportacion<L>,
  { lista, cells, byIds, proceso }: Source<L, Row>,
): Promise<FileAnswer> {
  const ids = [...new Set(given)];
  const columns = [...new Set(columnas)];
  await caller.write((repos) =>
    repos.eventos.append([
      {
        tipo: 'lista_exportada',
        proceso_id: proceso?.id ?? null,
        datos: { lista, filas: ids.length, columnas: columns.join(','), filtros: [...new Set(filtros)].join(',') },
      },
    ]),
  );
  async function* lines() {
    const heads: Record<string, string> = COLUMNAS[lista];
    yield CSV_MARK + csvLine(columns.map((column) => heads[column] ?? column));
    for (let i = 0; i < ids.length; i += CHUNK) {
      await turn();
      const wanted = ids.slice(i, i + CHUNK);
      const rows = new Map((await byIds(wanted)).map((row) => [row.id, row]));
      let text = '';
      for (const id of wanted) {
        const row = rows.get(id);
        if (row) text += csvLine(columns.map((column) => cells[column](row)));
      }
      if (proceso) await recordTaken(caller, proceso.id, [...rows.keys()]);
      if (text) yield text;
    }
  }
  const words = [lista, proceso && fileSlug(proceso.nombre), dayInChile(caller.deps.now())];
  return {
    content: () => Readable.from(lines()),
    bytes: null,
    etag: null,
    mime: 'text/csv; charset=utf-8',
    filename: `${words.filter(Boolean).join('-')}.csv`,
    disposition: 'attachment',
  };
}

export async function exportCvs(caller: Caller, input: Exportacion<'cvs'> & { proceso_id: number }) {
  const { read } = caller;
  const [proceso, etapas, chosen] = await Promise.all([
    read.procesos.get(input.proceso_id),
    read.etapas.list(input.proceso_id),
    read.seleccion.ids(input.proceso_id),
  ]);
  const names = new Map(etapas.map(({ clave, nombre }) => [clave, nombre]));
  const preselected = new Set(chosen);
  return exportRows<'cvs', CvRow>(caller, input, {
    lista: 'cvs',
    proceso,
    cells: cvSheet(({ id, etapa }) => (preselected.has(id) ? 'Preseleccionado' : (names.get(etapa) ?? etapa))),
    byIds: (ids) => read.cvs.byIds(proceso.id, ids),
  });
}

/** A list that is read whole: what a plan counts by tens. */
function once<Row extends { id: number }>(list: () => Promise<Row[]>) {
  let rows: Promise<Row[]> | undefined;
  return () => {
    rows ??= list();
    return rows;
  };
}

export const exportProcesos = (caller: Caller, input: Exportacion<'procesos'>) =>
  exportRows<'procesos', ProcesoRow>(caller, input, {
    lista: 'procesos',
    cells: PROCESOS,
    byIds: once(caller.read.procesos.list),
  });

export const exportEmpresas = (caller: Caller, input: Exportacion<'empresas'>) =>
  exportRows<'empresas', EmpresaRow>(caller, input, {
    lista: 'empresas',
    cells: EMPRESAS,
    byIds: once(caller.read.empresas.list),
  });

export const exportUsuarios = (caller: Caller, input: Exportacion<'usuarios'>) =>
  exportRows<'usuarios', UsuarioRow>(caller, input, {
    lista: 'usuarios',
    cells: USUARIOS,
    byIds: once(caller.read.usuarios.list),
  });
