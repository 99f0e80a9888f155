/**
 * What an extractor hands over and what the fields are looked for in.
 *
 *   const documento = await extract(bytes);      // src/extract/extract.ts
 *   const lecturas = readings(documento);        // src/text/readings.ts: 'stream' always first, 'geometric' when there is geometry
 *   const m = /…/.exec(lecturas[0].texto);       // one text, lines parted by '\n', cells of one row (or a wide gap) by '\t'
 *   const linea = lineAt(lecturas[0], m.index);  // its size, weight and place
 *   const ev = evidenceAt(lecturas[0], m.index, m.index + m[0].length);
 *
 * Lengths are PDF points from the top left corner of the page as it is seen (rotation applied), pages from 1.
 * DOCX and DOC have no geometry: one page of `ancho` 0, places 0, sizes and weights where the file states them.
 */
import type { TipoArchivo } from '@recluta/domain/archivos';

/**
 * What begins in a file without places: a row of cells that are read one after the other, the next cell of it, or
 * what stands apart from the text before it (a text box, the foot of a page).
 */
export type Comienzo = 'fila' | 'celda' | 'aparte';

/** Of text that is not level: the corner above its first letter, and its degrees, clockwise from level. */
export type Girado = { x: number; y: number; giro: number };

/** A run of text in one font. `y` is the top of its box. */
export type Item = {
  texto: string;
  x: number;
  y: number;
  ancho: number;
  alto: number;
  /** Font size in points, 0 when unknown. */
  tam: number;
  negrita: boolean;
  /** Name of the font inside its file: tells a change of font, nothing else. */
  fuente: string;
  /** The format says that a line ends here (DOCX, DOC, OCR). */
  salto: boolean;
  /** Confidence of the recogniser, 0 to 1; 1 for text that was text. */
  certeza: number;
  comienza?: Comienzo;
  girado?: Girado;
};

export type Pagina = {
  ancho: number;
  alto: number;
  items: Item[];
  /** Share of the page, 0 to 1, that images cover: a scan when its text is missing. */
  imageCover: number;
  /** Its text cannot be seen: a scanner that recognised its page laid it over or under the picture. */
  textoOculto?: boolean;
  /** Share of its letters, 0 to 1, whose meaning the file does not give; they are left out of `items`. */
  sinMapa: number;
  /** From the points of a straightened photograph to fractions of the page as it is in the file (3 × 3 by rows). */
  aPagina?: readonly number[];
};

export type Documento = {
  tipo: TipoArchivo;
  paginas: Pagina[];
  /** Pages that the file says it has; more than `paginas` when it was cut at the cap. */
  totalPaginas: number;
  /** Some page's items come from OCR. */
  ocr: boolean;
};

/** Characters [inicio, fin) of a line and the box they were printed in. */
export type Tramo = {
  inicio: number;
  fin: number;
  x: number;
  y: number;
  ancho: number;
  alto: number;
  tam: number;
  negrita: boolean;
  certeza: number;
  girado?: Girado;
};

export type Linea = {
  texto: string;
  x: number;
  y: number;
  ancho: number;
  alto: number;
  /** Font size of most of its characters, 0 when unknown. */
  tam: number;
  /** All its characters are bold. */
  negrita: boolean;
  /** From 1. */
  pagina: number;
  tramos: Tramo[];
  comienza?: Comienzo;
};

/** `inicio` and `fin` are offsets in the reading's `texto`. `bloque` numbers columns and paragraphs apart. */
export type LineaLeida = Linea & { inicio: number; fin: number; bloque: number };

export type Orden = 'stream' | 'geometric';

export type Reading = {
  orden: Orden;
  /** The lines joined by '\n'. */
  texto: string;
  lineas: LineaLeida[];
  /** Size of every page, in order, to turn points into fractions. */
  paginas: { ancho: number; alto: number; aPagina?: readonly number[] | undefined }[];
  ocr: boolean;
};
