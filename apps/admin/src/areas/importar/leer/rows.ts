import { MAX_CELDA, MAX_FILAS_IMPORTACION } from '@recluta/domain/importacion';

/** A row with the number it has in the file, from 1. */
export type Row = { fila: number; celdas: string[] };

const MAX_COLUMNS = 100;
/** Heads and what may stand above them besides the rows of one import; the rest is only counted. */
const MAX_KEPT = MAX_FILAS_IMPORTACION + 20;

/** The apostrophe that keeps a spreadsheet from running a text is not part of it, also once Excel has saved it as one. */
const unguard = (cell: string) => cell.replace(/^'(?=\s*[=+\-@\d\uff1d\uff0b\uff0d\uff20])/, '');

/** Gathers cells into rows; empty rows do not count, and of a list too long only the beginning is kept. */
export function createRows() {
  const kept = new Map<number, string[]>();
  let total = 0;
  let last = 0;
  return {
    put(fila: number, column: number, value: string): void {
      const text = unguard(value.slice(0, MAX_CELDA + 1)).trim();
      if (!text || column < 0 || column >= MAX_COLUMNS) return;
      if (fila !== last) {
        total += 1;
        last = fila;
      }
      if (total > MAX_KEPT) return;
      const row = kept.get(fila) ?? [];
      row[column] = text;
      kept.set(fila, row);
    },
    /** Gives the value of a cell to those under it. */
    fillDown(column: number, from: number, to: number): void {
      const value = kept.get(from)?.[column];
      if (value === undefined) return;
      for (const [fila, row] of kept) if (fila > from && fila <= to) row[column] ??= value;
    },
    end(): { rows: Row[]; total: number } {
      const rows = [...kept].map(([fila, row]) => ({ fila, celdas: Array.from(row, (text) => text ?? '') }));
      return { rows, total };
    },
  };
}
