import {
  camposOf,
  type FilaImportada,
  type Importable,
  MOTIVOS_IMPORTACION,
  type MotivoImportacion,
  tooLongMotivo,
  unturned,
} from '@recluta/domain';
import type { Revision } from '@recluta/domain/esquemas';
import { fingerprintOf } from '../../fingerprint.ts';

/** What becomes of a row: the thing to create, or null where it is left out; and what is said of it. */
export type Judged<Nuevo> = { fila: number; nuevo: Nuevo | null; motivo: string | null };

export const skip = (fila: number, motivo: MotivoImportacion): Judged<never> => ({
  fila,
  nuevo: null,
  motivo: MOTIVOS_IMPORTACION[motivo],
});

/** Text of a cell as a field takes it; '' where there is none. */
export const cellOf = (value: string | null | undefined): string => unturned(value ?? '').trim();

/** The first field of a row that holds more than it may, as it is said; null when all fit. */
export function tooLong<D extends Importable>(destino: D, row: FilaImportada<D>): string | null {
  const cells: Record<string, unknown> = row;
  for (const [campo, { etiqueta, max }] of Object.entries(camposOf(destino))) {
    const value = cells[campo];
    if (typeof value === 'string' && cellOf(value).length > max) return tooLongMotivo(etiqueta, max);
  }
  return null;
}

/** Leaves out the rows for which the plan has no more room; `counts`: whether what a row creates is counted. */
export function within<N>(judged: Judged<N>[], room: number | null, counts: (nuevo: N) => boolean): Judged<N>[] {
  let left = room ?? Number.POSITIVE_INFINITY;
  return judged.map((row) => {
    if (!row.nuevo || !counts(row.nuevo)) return row;
    left -= 1;
    return left >= 0 ? row : skip(row.fila, 'limite');
  });
}

export function revisionOf<N>(destino: Importable, judged: readonly Judged<N>[]): Revision {
  const crear = judged.filter(({ nuevo }) => nuevo).length;
  return {
    // Of what would be written and said of every row: whoever applies it gets that or nothing.
    huella: fingerprintOf(JSON.stringify([destino, judged])),
    crear,
    omitir: judged.length - crear,
    filas: judged.map(({ fila, nuevo, motivo }) => ({ fila, accion: nuevo ? 'crear' : 'omitir', motivo })),
  };
}
