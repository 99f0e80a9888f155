import { checkEmail, checkOptional, checkText, type Problems, seenText } from './checks.ts';
import { addDays } from './fechas.ts';
import { isHoliday } from './feriados.ts';

/** The rights of Ley 19.628 as amended by Ley 21.719 (arts. 5 to 9 and 8 ter), in words for who asks. */
export const DERECHOS = {
  acceso: { nombre: 'Acceso', pide: 'Saber qué datos míos tienen y recibir una copia' },
  rectificacion: { nombre: 'Rectificación', pide: 'Corregir datos míos que están mal' },
  supresion: { nombre: 'Supresión', pide: 'Que borren mis datos' },
  oposicion: { nombre: 'Oposición', pide: 'Que dejen de usar mis datos, o retirar mi consentimiento' },
  portabilidad: { nombre: 'Portabilidad', pide: 'Recibir mis datos en un archivo para llevarlos a otra parte' },
  bloqueo: { nombre: 'Bloqueo', pide: 'Que suspendan el uso de mis datos mientras resuelven' },
} as const;
export type Derecho = keyof typeof DERECHOS;
export const CLAVES_DERECHO = Object.keys(DERECHOS) as [Derecho, ...Derecho[]];

/** What granting a right does to the cvs of who asked (arts. 7, 8 and 8 ter); null: they are told, or mended. */
export const CUMPLE = {
  acceso: null,
  rectificacion: null,
  supresion: 'suprimir',
  oposicion: 'bloquear',
  portabilidad: null,
  bloqueo: 'bloquear',
} as const satisfies Record<Derecho, 'suprimir' | 'bloquear' | null>;

/** Those of some cvs to which granting a right would do what was not done yet. */
export function notYetDone<T extends { bloqueado: boolean }>(derecho: Derecho, cvs: readonly T[]): T[] {
  const act = CUMPLE[derecho];
  return act === null ? [] : cvs.filter(({ bloqueado }) => act === 'suprimir' || !bloqueado);
}

export const DERECHO_FALTA = 'Elige qué quieres pedir.';
export const DETALLE_FALTA = 'Escribe qué dato está mal y cómo debe quedar.';

/** Who asks to have data corrected says which (art. 6): nobody could do it otherwise. */
export const needsDetalle = (derecho: Derecho | ''): boolean => derecho === 'rectificacion';

/** Whether a request does not say what it has to. */
export const lacksDetalle = (derecho: Derecho | '', detalle: string): boolean =>
  needsDetalle(derecho) && seenText(detalle).trim() === '';

/** Characters of each field of a request. */
export const SOLICITUD_MAX = { nombre: 200, rut: 40, detalle: 4_000 };

type Asked = { derecho: Derecho | ''; nombre: string; rut: string; email: string; detalle: string };

/** What is wrong with a request, in the words of its schema. A RUT is never refused for its form (decisions). */
export const problemsOfSolicitud = ({ derecho, nombre, rut, email, detalle }: Asked): Problems => ({
  derecho: derecho === '' ? DERECHO_FALTA : undefined,
  nombre: checkText('El nombre', SOLICITUD_MAX.nombre)(nombre),
  rut: checkOptional(SOLICITUD_MAX.rut)(rut),
  email: checkEmail(email),
  detalle: lacksDetalle(derecho, detalle) ? DETALLE_FALTA : checkOptional(SOLICITUD_MAX.detalle)(detalle),
});

export const ESTADOS_SOLICITUD = ['recibida', 'acogida', 'denegada'] as const;
export type EstadoSolicitud = (typeof ESTADOS_SOLICITUD)[number];
export const ETIQUETA_SOLICITUD: Record<EstadoSolicitud, string> = {
  recibida: 'En revisión',
  acogida: 'Acogida',
  denegada: 'Denegada',
};

/** Days to answer (art. 11): of the calendar, once as many more; of work for a block. */
export const DIAS_RESPUESTA = 30;
export const DIAS_BLOQUEO = 2;

/** Neither Saturday, Sunday nor holiday (Ley 19.880, art. 25). */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

/** The day so many working days after another: `addWorkingDays('2026-09-16', 2)` → `'2026-09-21'`. */
export function addWorkingDays(date: string, days: number): string {
  let at = date;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left--;
  }
  return at;
}

/** Last day (`YYYY-MM-DD`) to answer what was asked on a day in Chile. */
export const dueDate = (derecho: Derecho, asked: string): string =>
  derecho === 'bloqueo' ? addWorkingDays(asked, DIAS_BLOQUEO) : addDays(asked, DIAS_RESPUESTA);

type Clock = { estado: EstadoSolicitud; vence: string };

export const isOverdue = ({ estado, vence }: Clock, today: string): boolean => estado === 'recibida' && vence < today;

/** A block is decided at once: only the others can be extended, once, while there is time (art. 11). */
export const canExtend = (
  { derecho, prorrogada, ...clock }: Clock & { derecho: Derecho; prorrogada: boolean },
  today: string,
): boolean => derecho !== 'bloqueo' && !prorrogada && clock.estado === 'recibida' && !isOverdue(clock, today);
