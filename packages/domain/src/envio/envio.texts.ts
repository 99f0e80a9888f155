import { MAX_FILES } from '../archivos.ts';
import { bytesDe, plural } from '../texto.ts';

/** What both upload screens say, the public one and the signed-in one; those of §2, §4 and §9 word for word. */
export const TEXTOS_ENVIO = {
  zona_soltar: 'Suelta los archivos aquí',
  seleccionados: (n: number, max: number): string => `Seleccionados: ${n}/${max}`,
  disponible: 'Disponible',
  limite: 'Límite alcanzado',
  elegidos: 'Archivos seleccionados',
  quitar: (nombre: string): string => `Quitar ${nombre}`,
  quitar_rechazados: 'Quitar los rechazados',
  de_mas: `No se envió: van ${MAX_FILES} por envío. Súbelo en otro.`,
  repetido: 'Ya estaba en la lista.',
  no_legible: 'Este archivo cambió o ya no está disponible. Quítalo y vuelve a elegirlo.',
  y_mas: (n: number): string => `y ${n} más`,
  subir: 'Subir CVs',
  subiendo: 'Subiendo...',
  limpiar: 'Limpiar selección',
  recuperar: 'Recuperar selección',
  cancelar: 'Cancelar envío',
  cancelado: 'Envío cancelado. Tus archivos siguen en la lista; si vuelves a enviarlos, nada se duplica.',
  /** Bytes sent and in all. */
  avance: (enviado: number, total: number, porcentaje: number): string =>
    `Enviados ${bytesDe(enviado, total)} (${porcentaje}%)`,
  /** Files the server has, in all, and refused. */
  llegados: (n: number, de: number, rechazados: number): string =>
    `${n} de ${plural(de, 'archivo recibido', 'archivos recibidos')}${
      rechazados > 0 ? ` · ${plural(rechazados, 'rechazado', 'rechazados')}` : ''
    }`,
  confirmando: 'Todo enviado. Esperando la confirmación…',
  nada_se_pierde: 'Tus archivos siguen en la lista; al reintentar, nada se duplica.',
  ninguno: 'No pudimos recibir ninguno; en la lista ves por qué.',
  recibidos: (n: number, de: number): string =>
    `Ya recibimos ${n} de ${de}; al reintentar se envían solo los que faltan.`,
  espera: (segundos: number): string => `Espera al menos ${plural(segundos, 'segundo', 'segundos')}.`,
  completo: 'Carga completada',
  procesados: (n: number): string => plural(n, 'archivo procesado', 'archivos procesados'),
  detalle: 'Resultado de cada archivo',
  no_recibidos: 'No se recibieron en el último envío:',
  ok: 'OK, seguir subiendo',
  estado: { registrado: 'Registrado', duplicado: 'Ya estaba', rechazado: 'Rechazado' },
} as const;
