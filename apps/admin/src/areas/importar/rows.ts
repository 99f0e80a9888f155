import { CSV_MARK, csvLine } from '@recluta/domain/csv';
import type { Deshecha, Recibo } from '@recluta/domain/esquemas';
import { camposOf, type Importable } from '@recluta/domain/importacion';
import { texts } from './importar.texts.ts';
import type { Table } from './leer/readTable.ts';

/** Column of the destino that each column of the file is; null is not imported. */
export type Mapping = readonly (string | null)[];
export type Filas = ({ fila: number } & Record<string, string | number>)[];

/** Labels of what must be there and no column of the file is said to be. */
export function missingFields(destino: Importable, mapping: Mapping): string[] {
  return Object.entries(camposOf(destino)).flatMap(([campo, { etiqueta, obligatorio }]) =>
    obligatorio && !mapping.includes(campo) ? [etiqueta] : [],
  );
}

/** The rows of a file as the server takes them: by column of the destino, empty cells left out. */
export function rowsOf({ rows }: Pick<Table, 'rows'>, mapping: Mapping): Filas {
  return rows.map(({ fila, celdas }) => {
    const row: Filas[number] = { fila };
    mapping.forEach((campo, i) => {
      if (campo && celdas[i]) row[campo] = celdas[i];
    });
    return row;
  });
}

const blobOf = (lines: readonly (readonly (string | number | null)[])[]) =>
  new Blob([CSV_MARK + lines.map(csvLine).join('')], { type: 'text/csv;charset=utf-8' });

/** A file that can be filled in and brought back. */
export function sampleFile(destino: Importable): Blob {
  const campos = Object.values(camposOf(destino));
  return blobOf([campos.map(({ etiqueta }) => etiqueta), campos.map(({ ejemplo }) => ejemplo)]);
}

/** What became of each row, with its number in the file and the name that stood there. */
export function receiptFile({ filas }: Recibo, names: ReadonlyMap<number, string>): Blob {
  const { head, created, skipped } = texts.done;
  return blobOf([
    head,
    ...filas.map(({ fila, accion, motivo, id }) => [
      fila,
      names.get(fila) ?? '',
      accion === 'crear' ? created : skipped,
      motivo,
      id,
    ]),
  ]);
}

/** What stayed that is named; a toast and a dialog have no room for two thousand. */
const NAMED = 5;

/** What stays of an import that was undone, and why: `Andes: ya tiene procesos`. */
export function stayedLines({ quedaron }: Deshecha, names: ReadonlyMap<number, string>): string[] {
  const { stays, andMore } = texts.done;
  const lines = quedaron.slice(0, NAMED).map(({ fila, motivo }) => stays((names.get(fila) ?? '').slice(0, 80), motivo));
  return quedaron.length > NAMED ? [...lines, andMore(quedaron.length - NAMED)] : lines;
}
