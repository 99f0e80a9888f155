import type { TipoArchivo } from '@recluta/domain/archivos';

/**
 * A rectangle on a page, as fractions of its width and height from the top left corner. `giro`, of text that is not
 * level: so many degrees clockwise it is turned around its own top left corner.
 */
export type Caja = { x: number; y: number; ancho: number; alto: number; giro?: number };

/** Where a value was read: the words of the file, and their place (no boxes for DOC and DOCX). */
export type Evidencia = {
  texto: string;
  /** Offset of the words in the reading's `texto`. */
  inicio: number;
  fin: number;
  /** From 1; null for formats without pages. */
  pagina: number | null;
  cajas: Caja[];
};

/** One thing read. `confianza` is 0 to 1; `seguro` says it needs no person's look (99 % of those are right). */
export type Campo<T> = { valor: T; confianza: number; seguro: boolean; evidencia: Evidencia | null };

/** What a CV says; null (or an empty list) when it does not say it. */
export type Campos = {
  nombre: Campo<string> | null;
  /** Clean: `12345678-5`. */
  rut: Campo<string> | null;
  email: Campo<string> | null;
  /** E.164. */
  telefono: Campo<string> | null;
  /** Feminine demonym, lower case: `chilena`. */
  nacionalidad: Campo<string> | null;
  /** Whole pesos a month. */
  pretension_renta: Campo<number> | null;
  /** Upper end, when a range is asked. */
  pretension_max: Campo<number> | null;
  tecnologias: Campo<string>[];
  experiencia_callcenter: Campo<true> | null;
  experiencia_retail: Campo<true> | null;
  experiencia_judicial: Campo<true> | null;
  experiencia_administrativa: Campo<true> | null;
};

export const MOTIVOS = {
  vacio: 'El archivo está vacío.',
  danado: 'El archivo está dañado y no se puede leer.',
  protegido: 'El archivo está protegido con contraseña.',
  no_es_cv: 'El archivo no es un PDF ni un documento de Word. Guárdalo como PDF y vuelve a subirlo.',
  demasiado_grande: 'El archivo se expande demasiado al abrirlo.',
  demoro: 'El archivo demoró demasiado en leerse.',
  memoria: 'El archivo necesita demasiada memoria para leerse.',
  sin_texto: 'No encontramos texto en el archivo.',
} as const;
export type Motivo = keyof typeof MOTIVOS;

/** What came of reading one file. `requiere_ocr` is a scan whose text nobody has recognised yet. */
export type Lectura =
  | { estado: 'leido'; tipo: TipoArchivo; texto: string; paginas: number; ocr: boolean; campos: Campos }
  | { estado: 'requiere_ocr'; tipo: TipoArchivo; paginas: number }
  | { estado: 'fallido'; tipo: TipoArchivo | null; motivo: Motivo };

export type ReadOptions = {
  /** Names that the proceso looks for besides the dictionary. */
  tecnologias?: readonly string[];
};

/** How far the recognition of a scan is. */
export type Progreso = { pagina: number; de: number };
