import type { EventInput } from '@fullcalendar/core';
import type { EventoCalendario, Fechas } from '@recluta/domain/esquemas';
import { chileInstants, wallTime } from '@recluta/domain/fechas';
import { ETIQUETA_FECHA, FECHAS_PROCESO, type FechaProceso } from '@recluta/domain/procesos';
import { texts } from './calendario.texts.ts';
import { candidatoOf } from './entrevistaEdit.ts';

export type Cuando = Pick<EventoCalendario, 'fecha_inicio' | 'fecha_fin'>;

const spanOf = ({ fecha_inicio, fecha_fin }: Cuando): number => Date.parse(fecha_fin) - Date.parse(fecha_inicio);
const plus = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** Where an interview ends on the clock; in the repeated hour of April that may be before it began, so by its length. */
function wallEnd(cuando: Cuando): string {
  const [start, end] = [wallTime(cuando.fecha_inicio), wallTime(cuando.fecha_fin)];
  return end > start ? end : plus(`${start}Z`, spanOf(cuando)).slice(0, 19);
}

/** Timed events by the clock of Chile, whatever the browser's zone: the calendar itself converts nothing. */
export function timedEvents(eventos: readonly EventoCalendario[]): EventInput[] {
  return eventos.map((evento) => ({
    id: String(evento.id),
    // The name first: a day of the month has room for a few words, and «Entrevista» is what most of them are called.
    title: [candidatoOf(evento), evento.titulo].filter(Boolean).join(' · '),
    start: wallTime(evento.fecha_inicio),
    end: wallEnd(evento),
    allDay: false,
    extendedProps: { conflict: evento.conflictos.length > 0 },
  }));
}

const DAY_END = '00:00';

/** The hours of one day of the agenda: of an interview that began on another, or goes on to the next, only its own end. */
export function hoursOfDay(start: Date, end: Date | undefined): string {
  const [from, to] = [start, end].map((wall) => wall?.toISOString().slice(11, 16));
  if (to === undefined) return `${from}`;
  if (to === DAY_END) return texts.agenda.from(`${from}`);
  return from === DAY_END ? texts.agenda.until(to) : `${from} - ${to}`;
}

/** The first and the last hour that paper shows, which has no scroll: those of an office, and every one with an interview. */
export function printedHours(eventos: readonly EventoCalendario[]): [first: number, end: number] {
  let [first, last] = [8, 19];
  for (const evento of eventos) {
    const [start, end] = [wallTime(evento.fecha_inicio), wallEnd(evento)];
    const overnight = end.slice(0, 10) > start.slice(0, 10);
    first = Math.min(first, overnight ? 0 : Number(start.slice(11, 13)));
    last = Math.max(last, overnight ? 24 : Number(end.slice(11, 13)) + (end.slice(14, 16) > '00' ? 1 : 0));
  }
  return [first, last];
}

/** How many dates of a proceso fall on the day that has most of them, at least one. */
export function datesOfOneDay(fechas: Fechas): number {
  const days = FECHAS_PROCESO.map((field) => fechas[field]);
  return Math.max(1, ...days.map((day) => days.filter((each) => day && each === day).length));
}

type Dated = { id: FechaProceso; start: string; title: string };

const datesOf = (fechas: Fechas): Dated[] =>
  FECHAS_PROCESO.flatMap((id) => {
    const start = fechas[id];
    return start ? [{ id, start, title: ETIQUETA_FECHA[id] }] : [];
  });

/** Those of the days from one on and before another, as they follow each other. */
export const datesWithin = (fechas: Fechas, from: string, before: string): Dated[] =>
  datesOf(fechas)
    .filter(({ start }) => start >= from && start < before)
    .sort((a, b) => a.start.localeCompare(b.start));

/**
 * The dates of a proceso that are set: lines of their own, or markers behind the days. Behind a day they are one marker,
 * a line for each: several would lie one over the other.
 */
export function dateMarkers(fechas: Fechas, display: 'background' | 'auto'): EventInput[] {
  const set = datesOf(fechas);
  const markers = display === 'auto' ? set : oneOfEachDay(set);
  return markers.map((marker) => ({ ...marker, allDay: true, display, editable: false, interactive: false }));
}

function oneOfEachDay<M extends { start: string; title: string }>(markers: readonly M[]): M[] {
  return markers.flatMap((marker) => {
    const ofDay = markers.filter(({ start }) => start === marker.start);
    return ofDay[0] === marker ? { ...marker, title: ofDay.map(({ title }) => title).join('\n') } : [];
  });
}

/** Dragged to a wall time, with its length; null when the clock of Chile never shows that time. */
export function movedTo(evento: Cuando, start: string): Cuando | null {
  if (wallTime(evento.fecha_inicio).startsWith(start)) return evento;
  const [fecha_inicio] = chileInstants(start);
  return fecha_inicio ? { fecha_inicio, fecha_fin: plus(fecha_inicio, spanOf(evento)) } : null;
}

/** Drawn longer or shorter, to a wall time; null when the clock of Chile never shows that time after its beginning. */
export function resizedTo({ fecha_inicio }: Cuando, end: string): Cuando | null {
  const fecha_fin = chileInstants(end).find((instant) => instant > fecha_inicio);
  return fecha_fin ? { fecha_inicio, fecha_fin } : null;
}
