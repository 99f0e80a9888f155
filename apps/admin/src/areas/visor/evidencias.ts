import type { LecturaCv } from '@recluta/domain/esquemas';

type Campos = LecturaCv['campos'];
type Evidencia = NonNullable<NonNullable<Campos['nombre']>['evidencia']>;

/** A field of a reading, by the name the panel and the original share. */
export type NombreCampo = keyof Campos;

/** One thing that was read, with its place in the original. */
export type Marca = Evidencia & { campo: NombreCampo; seguro: boolean };

/** Every place of a reading that something was read from, in the order of the text. */
export function marksOf(campos: Campos): Marca[] {
  return (Object.keys(campos) as NombreCampo[])
    .flatMap((campo) => {
      const read = campos[campo];
      const list = Array.isArray(read) ? read : read ? [read] : [];
      return list.flatMap(({ evidencia, seguro }) => (evidencia ? [{ ...evidencia, campo, seguro }] : []));
    })
    .sort((a, b) => a.inicio - b.inicio || b.fin - a.fin);
}

/** A piece of the text; with a mark when something was read from it. */
export type Trozo = { texto: string; marca: Marca | null };

/** The text cut at its marks. Of two that overlap the first keeps the words. */
export function cutAtMarks(texto: string, marcas: readonly Marca[]): Trozo[] {
  const pieces: Trozo[] = [];
  let at = 0;
  for (const marca of marcas) {
    if (marca.inicio < at || marca.fin > texto.length || marca.fin <= marca.inicio) continue;
    if (marca.inicio > at) pieces.push({ texto: texto.slice(at, marca.inicio), marca: null });
    pieces.push({ texto: texto.slice(marca.inicio, marca.fin), marca });
    at = marca.fin;
  }
  if (at < texto.length) pieces.push({ texto: texto.slice(at), marca: null });
  return pieces;
}
