/** Files a CV may be: the rules of §5, §9 and decisions ("Files"), shared by both ends of the upload. */
export const TIPOS_ARCHIVO = ['pdf', 'docx', 'doc'] as const;
export type TipoArchivo = (typeof TIPOS_ARCHIVO)[number];

/** What may be attached to a cv besides: also pictures. */
export const TIPOS_ADJUNTO = [...TIPOS_ARCHIVO, 'png', 'jpg', 'webp'] as const;
export type TipoAdjunto = (typeof TIPOS_ADJUNTO)[number];
/** Further files of one cv. */
export const MAX_ADJUNTOS = 50;

/** The kind of a picture by its first bytes; null when it is none. */
export function pictureKind(head: Uint8Array): 'png' | 'jpg' | 'webp' | null {
  const text = String.fromCharCode(...head.subarray(0, 12));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : null;
}

export const MAX_FILES = 50;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** 50 files of 10 MB and room for the form around them (SEC-19, decisions). */
export const MAX_REQUEST_BYTES = 510 * 1024 * 1024;

export const TIPOS_PUBLICOS: readonly TipoArchivo[] = ['pdf', 'docx'];

export const MIME: Record<TipoAdjunto, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
};

/** What becomes of each file sent (decisions, "Every file sent has an outcome"). */
export const ESTADOS_ENVIO = ['registrado', 'duplicado', 'rechazado'] as const;
export type EstadoEnvio = (typeof ESTADOS_ENVIO)[number];

/**
 * What the antivirus said of a file: `sin_revisar` nobody asked it, `pendiente` it was asked and did not answer yet. It
 * never decides whether the cv exists, only whether its file opens.
 */
export const ESTADOS_ANTIVIRUS = ['sin_revisar', 'pendiente', 'limpio', 'infectado'] as const;
export type EstadoAntivirus = (typeof ESTADOS_ANTIVIRUS)[number];

/** Why a file does not open; the codigos of the catalogue. */
export const CIERRES = ['archivo_en_revision', 'archivo_bloqueado'] as const;
export type Cierre = (typeof CIERRES)[number];

/** Whether a file opens: what was found bad never does, what waits does not as long as there is an antivirus. */
export function cierreDe(antivirus: EstadoAntivirus, vigilado: boolean): Cierre | null {
  if (antivirus === 'infectado') return 'archivo_bloqueado';
  return antivirus === 'pendiente' && vigilado ? 'archivo_en_revision' : null;
}

/** State of reading a cv; never decides whether the cv exists. */
export const ESTADOS_LECTURA = ['pendiente', 'leyendo', 'leido', 'requiere_ocr', 'fallido'] as const;
export type EstadoLectura = (typeof ESTADOS_LECTURA)[number];

export const ETIQUETA_LECTURA: Record<EstadoLectura, string> = {
  pendiente: 'En cola',
  leyendo: 'Leyendo…',
  leido: 'Leído',
  requiere_ocr: 'Escaneado, en cola',
  fallido: 'No se pudo leer',
};

/** How far the recognition of a scan is. */
export const avanceLectura = (pagina: number, de: number): string => `Página ${pagina} de ${de}`;

export const EXPERIENCIAS = ['callcenter', 'retail', 'judicial', 'administrativa'] as const;
export type Experiencia = (typeof EXPERIENCIAS)[number];

export const ETIQUETA_EXPERIENCIA: Record<Experiencia, string> = {
  callcenter: 'Call center',
  retail: 'Retail',
  judicial: 'Judicial',
  administrativa: 'Administrativa',
};

/** Nationalities with a flag of §9, as the filter and the reader spell them. */
export const NACIONALIDADES = {
  chilena: 'cl',
  argentina: 'ar',
  peruana: 'pe',
  venezolana: 've',
  colombiana: 'co',
  boliviana: 'bo',
  ecuatoriana: 'ec',
  paraguaya: 'py',
  uruguaya: 'uy',
  haitiana: 'ht',
  brasileña: 'br',
} as const;
