import { plural } from '../texto.ts';

const KILO = 1024;
const MEGA = KILO * KILO;
const ENTEROS = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });
const DECIMALES = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What both upload screens say, the public one and the signed-in one; those of §2, §4 and §9 word for word. */
export const TEXTOS_ENVIO = {
  zona_soltar: 'Suelta los archivos aquí',
  seleccionados: (n: number, max: number): string => `Seleccionados: ${n}/${max}`,
  disponible: 'Disponible',
  limite: 'Límite alcanzado',
  elegidos: 'Archivos seleccionados',
  quitar: (nombre: string): string => `Quitar ${nombre}`,
  quitar_rechazados: 'Quitar los rechazados',
  repetido: 'Ya estaba en la lista.',
  no_legible: 'Este archivo cambió o ya no está disponible. Quítalo y vuelve a elegirlo.',
  y_mas: (n: number): string => `y ${n} más`,
  subir: 'Subir CVs',
  subiendo: 'Subiendo...',
  limpiar: 'Limpiar selección',
  cancelar: 'Cancelar envío',
  cancelado: 'Envío cancelado. Tus archivos siguen en la lista; si vuelves a enviarlos, nada se duplica.',
  /** Of bytes; what is less than a megabyte in kilobytes, so that a few small files do not go from 0,0 to 0,1. */
  avance: (enviado: number, total: number): string => {
    const [unidad, bytes, formato] =
      total < MEGA ? (['KB', KILO, ENTEROS] as const) : (['MB', MEGA, DECIMALES] as const);
    const porcentaje = total === 0 ? 0 : Math.floor((enviado / total) * 100);
    return `Enviados ${formato.format(enviado / bytes)} de ${formato.format(total / bytes)} ${unidad} (${porcentaje}%)`;
  },
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
