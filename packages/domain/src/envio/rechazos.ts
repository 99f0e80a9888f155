import { MAX_FILE_BYTES } from '../archivos.ts';
import { megabytes } from '../texto.ts';

/** Of the errors (errores.ts) those that the public upload says by itself: a slow phone loads it, and not the others. */
export const RECHAZOS = {
  proceso_cerrado: { status: 409, texto: 'Este proceso ya no recibe postulaciones.' },
  archivo_tipo: { status: 415, texto: 'Solo se permiten archivos PDF o Word (.docx, .doc).' },
  archivo_vacio: { status: 400, texto: 'El archivo está vacío.' },
  archivo_grande: { status: 413, texto: `El archivo pesa más de ${megabytes(MAX_FILE_BYTES)}.` },
} as const;
