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

/** Other endings that tell the same. */
const ENDINGS: Partial<Record<TipoAdjunto, readonly string[]>> = { jpg: ['jpeg'] };

/** What every system takes, with room for what a browser adds to a name that is there already. */
const MAX_SAVED_BYTES = 240;
const MAX_ENDING = 10;

/** `'CV Ana.PDF'` → `'pdf'`; '' for a name without one. */
export const endingOf = (nombre: string): string => /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/**
 * A name cut to so many whole signs, or to another size that each has; it keeps its ending, without which no system
 * knows what the file is.
 */
export function shortened(nombre: string, max: number, sizeOf: (sign: string) => number = () => 1): string {
  const signs = [...nombre];
  const size = (some: readonly string[]) => some.reduce((sum, sign) => sum + sizeOf(sign), 0);
  if (size(signs) <= max) return nombre;
  const at = signs.lastIndexOf('.');
  const ending = at > 0 && signs.length - at <= MAX_ENDING ? signs.slice(at) : [];
  let room = max - size(ending);
  const kept = signs.slice(0, signs.length - ending.length).findIndex((sign) => {
    room -= sizeOf(sign);
    return room < 0;
  });
  return [...signs.slice(0, Math.max(0, kept)), ...ending].join('');
}

/**
 * The name under which a file is saved: what it was sent as, with the ending of what it is. Its sender chose the name,
 * and what begins like a PDF and is called .hta or .bat would be run by whoever opens it.
 */
export function savedName(nombre: string, tipo: TipoAdjunto): string {
  const ending = endingOf(nombre);
  const fits = ending === tipo || ENDINGS[tipo]?.includes(ending);
  return shortened(fits ? nombre : `${nombre}.${tipo}`, MAX_SAVED_BYTES, bytesOf);
}

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

/** Pages of a PDF that are read; nobody's CV is longer, and a hostile file ends here. */
export const MAX_PAGINAS = 8;
/** Pages of a PDF whose picture is recognised: of what a CV says of a person, the first two hold all but the certificates. */
export const MAX_PAGINAS_OCR = 2;

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
