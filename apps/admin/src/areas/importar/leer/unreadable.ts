/** Why a file could not be read as a table: a key of `texts.unreadable`. */
export type Razon =
  | 'grande'
  | 'vacio'
  | 'xls'
  | 'protegido'
  | 'macros'
  | 'otro_formato'
  | 'danado'
  | 'descomprime'
  | 'sin_datos'
  | 'muchas_filas'
  | 'fallo';

/** Thrown by whatever reads; `n` is a count its sentence holds. */
export class Unreadable extends Error {
  readonly razon: Razon;
  readonly n: number;

  constructor(razon: Razon, n = 0) {
    super(razon);
    this.razon = razon;
    this.n = n;
  }
}
