import { MAX_ENTREVISTA, TITULO_ENTREVISTA } from '@recluta/domain/entrevistas';
import type { Entrevista } from '@recluta/domain/esquemas';
import { chileInstants, wallTime } from '@recluta/domain/fechas';
import { dateProblem, isDate } from '../../ui/forms/dateTyping.ts';
import { parseTypedTime } from '../../ui/forms/timeTyping.ts';
import { texts } from './calendario.texts.ts';

/** In the repeated hour of April: which of the two. */
export const VECES = ['primera', 'segunda'] as const;
type Vez = (typeof VECES)[number];

/** What the form of an interview holds: times by the clock of Chile. A Select speaks text, so ids are their digits. */
export type EntrevistaValues = {
  titulo: string;
  cv_id: string | null;
  responsable_id: string | null;
  dia_inicio: string | null;
  hora_inicio: string;
  vez_inicio: Vez;
  dia_fin: string | null;
  hora_fin: string;
  vez_fin: Vez;
  lugar: string;
  notas: string;
};

const EXTREMOS = ['inicio', 'fin'] as const;
export type Extremo = (typeof EXTREMOS)[number];

/** A range of wall times, `YYYY-MM-DDTHH:MM` each. */
export type Rango = { inicio: string; fin: string };

const MINUTE = 60_000;
const later = (wall: string, ms: number): string => new Date(Date.parse(`${wall}Z`) + ms).toISOString().slice(0, 16);

/** The whole hour after a moment, for an hour; on the day that is looked at, when it is to come. */
export function nextHour(now: string, day: string | undefined): Rango {
  const wall = wallTime(now);
  const inicio = day && day > wall.slice(0, 10) ? `${day}T10:00` : later(`${wall.slice(0, 13)}:00`, 60 * MINUTE);
  return { inicio, fin: later(inicio, 60 * MINUTE) };
}

/** A range as it was drawn: hours, or days, which become the first hour of work. */
export function rangeOf(start: string, end: string, allDay: boolean): Rango {
  if (!allDay) return { inicio: start.slice(0, 16), fin: end.slice(0, 16) };
  return { inicio: `${start.slice(0, 10)}T10:00`, fin: `${start.slice(0, 10)}T11:00` };
}

/** A range from where nothing but its beginning was told: an hour, or of a day the first hour of work. */
export function rangeAt(start: string, allDay: boolean): Rango {
  return rangeOf(start, allDay ? start : later(start.slice(0, 16), 60 * MINUTE), allDay);
}

const moment = (extremo: Extremo, wall: string, vez: Vez) => ({
  [`dia_${extremo}`]: wall.slice(0, 10),
  [`hora_${extremo}`]: wall.slice(11, 16),
  [`vez_${extremo}`]: vez,
});

const digits = (id: number | null): string | null => (id === null ? null : String(id));

export function newValues({ inicio, fin }: Rango, cv_id: number | null, responsable_id: number): EntrevistaValues {
  return {
    titulo: TITULO_ENTREVISTA,
    cv_id: digits(cv_id),
    responsable_id: String(responsable_id),
    ...moment('inicio', inicio, 'primera'),
    ...moment('fin', fin, 'primera'),
    lugar: '',
    notas: '',
  } as EntrevistaValues;
}

export function valuesOf(entrevista: Entrevista): EntrevistaValues {
  const at = (extremo: Extremo, instant: string) => {
    const wall = wallTime(instant).slice(0, 16);
    return moment(extremo, wall, chileInstants(wall).indexOf(instant) > 0 ? 'segunda' : 'primera');
  };
  return {
    titulo: entrevista.titulo,
    cv_id: digits(entrevista.cv_id),
    responsable_id: digits(entrevista.responsable_id),
    ...at('inicio', entrevista.fecha_inicio),
    ...at('fin', entrevista.fecha_fin),
    lugar: entrevista.lugar ?? '',
    notas: entrevista.notas ?? '',
  } as EntrevistaValues;
}

/** Day and hour of an end, as the clock shows them; null until both are there. */
function wallOf(values: EntrevistaValues, extremo: Extremo): string | null {
  const [day, time] = [values[`dia_${extremo}`], parseTypedTime(values[`hora_${extremo}`])];
  return day && isDate(day) && time ? `${day}T${time}` : null;
}

/** The instants an end may mean: two in the repeated hour of April. */
export function instantsOf(values: EntrevistaValues, extremo: Extremo): string[] {
  const wall = wallOf(values, extremo);
  return wall ? chileInstants(wall) : [];
}

/** The instant an end means; null when it is not written yet, or never is. */
export function instantOf(values: EntrevistaValues, extremo: Extremo): string | null {
  const instants = instantsOf(values, extremo);
  return (values[`vez_${extremo}`] === 'segunda' ? instants.at(-1) : instants[0]) ?? null;
}

/** Whether it is planned for before `now`; one that stood there already (`stood`) is not planned anew. */
export function isPast(values: EntrevistaValues, now: number, stood: string | undefined): boolean {
  const inicio = instantOf(values, 'inicio');
  return inicio !== null && inicio !== stood && Date.parse(inicio) < now;
}

/** How long it lasts by the clock, in ms; null while an end is not written, or comes before the beginning. */
export function lengthOf(values: EntrevistaValues): number | null {
  const [start, end] = [wallOf(values, 'inicio'), wallOf(values, 'fin')];
  return start && end && end > start ? Date.parse(`${end}Z`) - Date.parse(`${start}Z`) : null;
}

/**
 * Begins at another time, and takes its end along: as long after it as it lasted when that could last be told, for a
 * time that is being typed (`14:3`) is none.
 */
export function withStart(
  values: EntrevistaValues,
  change: Partial<EntrevistaValues>,
  length: number | null,
): EntrevistaValues {
  const next = { ...values, ...change };
  const start = wallOf(next, 'inicio');
  if (!start || !wallOf(next, 'fin') || length === null) return next;
  return { ...next, ...moment('fin', later(start, length), 'primera') } as EntrevistaValues;
}

function momentErrors(values: EntrevistaValues, extremo: Extremo): Record<string, string> {
  const day = values[`dia_${extremo}`];
  const wrong = day ? dateProblem(day) : texts.errors.day;
  if (wrong) return { [`dia_${extremo}`]: wrong };
  const field = `hora_${extremo}`;
  if (!parseTypedTime(values[`hora_${extremo}`])) return { [field]: texts.errors.time };
  return instantsOf(values, extremo).length === 0 ? { [field]: texts.noSuchHour } : {};
}

/** Field → what is wrong with it. */
export function errorsOf(values: EntrevistaValues): Record<string, string> {
  const tooLong = Object.entries(MAX_ENTREVISTA).flatMap(([field, max]) =>
    values[field as keyof typeof MAX_ENTREVISTA].trim().length > max ? [[field, texts.errors.tooLong(max)]] : [],
  );
  const moments = Object.assign({}, ...EXTREMOS.map((extremo) => momentErrors(values, extremo)));
  const [inicio, fin] = [instantOf(values, 'inicio'), instantOf(values, 'fin')];
  const order = inicio && fin && fin <= inicio ? { hora_fin: texts.errors.order } : {};
  return { ...Object.fromEntries(tooLong), ...order, ...moments };
}

const idOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** What is sent of values without errors. */
export function sentOf(values: EntrevistaValues) {
  return {
    titulo: values.titulo,
    cv_id: idOf(values.cv_id),
    responsable_id: idOf(values.responsable_id),
    fecha_inicio: instantOf(values, 'inicio') ?? '',
    fecha_fin: instantOf(values, 'fin') ?? '',
    lugar: values.lugar,
    notas: values.notas,
  };
}
export type Sent = ReturnType<typeof sentOf>;

/** Errors of the server under the fields that show them. */
export function fieldErrors({ fecha_inicio, fecha_fin, ...rest }: Record<string, string>): Record<string, string> {
  return {
    ...rest,
    ...(fecha_inicio && { hora_inicio: fecha_inicio }),
    ...(fecha_fin && { hora_fin: fecha_fin }),
  };
}
