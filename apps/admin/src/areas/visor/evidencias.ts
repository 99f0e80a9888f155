import type { LecturaCv } from '@recluta/domain/esquemas';

type Campos = LecturaCv['campos'];
type Evidencia = NonNullable<NonNullable<Campos['nombre']>['evidencia']>;

type NombreCampo = keyof Campos;

/** One thing that was read, with its place in the original. */
export type Marca = Evidencia & { campo: NombreCampo };

/** Every place of a reading that something was read from, in the order of the text. */
export function marksOf(campos: Campos): Marca[] {
  return (Object.keys(campos) as NombreCampo[])
    .flatMap((campo) => {
      const read = campos[campo];
      const list = Array.isArray(read) ? read : read ? [read] : [];
      return list.flatMap(({ evidencia }) => (evidencia ? [{ ...evidencia, campo }] : []));
    })
    .sort((a, b) => a.inicio - b.inicio || b.fin - a.fin);
}
