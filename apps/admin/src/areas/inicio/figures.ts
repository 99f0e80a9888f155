import type { ConteoProceso, Proceso } from '@recluta/domain/esquemas';
import type { TipoEtapa } from '@recluta/domain/etapas';

/** One proceso's share of a figure: a click on the figure opens these rows. */
export type Share = { proceso_id: number; nombre: string; clave: string; total: number };

export type Figure = { total: number; shares: Share[] };

type Named = Pick<Proceso, 'id' | 'nombre'>;

/** Cvs that stand in stages of a tipo, by proceso: the largest share first. */
export function cvsIn(tipo: TipoEtapa, conteos: readonly ConteoProceso[], procesos: readonly Named[]): Figure {
  const shares = conteos
    .filter((conteo) => conteo.tipo === tipo)
    .map(({ proceso_id, clave, total }) => ({
      proceso_id,
      clave,
      total,
      nombre: procesos.find(({ id }) => id === proceso_id)?.nombre ?? '',
    }))
    .sort((a, b) => b.total - a.total);
  return { total: shares.reduce((sum, { total }) => sum + total, 0), shares };
}

/** Every cv of every proceso, the one with most first. */
export function allCvs(procesos: readonly Pick<Proceso, 'id' | 'nombre' | 'total_cvs'>[]): Figure {
  const shares = procesos
    .filter(({ total_cvs }) => total_cvs > 0)
    .map(({ id, nombre, total_cvs }) => ({ proceso_id: id, nombre, clave: 'todas', total: total_cvs }))
    .sort((a, b) => b.total - a.total);
  return { total: shares.reduce((sum, { total }) => sum + total, 0), shares };
}
