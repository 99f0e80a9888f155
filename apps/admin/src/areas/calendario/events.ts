import type { EventInput } from '@fullcalendar/core';
import type { Fechas } from '@recluta/domain/esquemas';
import { wallTime } from '@recluta/domain/fechas';
import { ETIQUETA_FECHA, FECHAS_PROCESO } from '@recluta/domain/procesos';
import { texts } from './calendario.texts.ts';

type Evento = { titulo: string; fecha_inicio: string; fecha_fin: string };

/** Timed events by the clock of Chile, whatever the browser's zone: the calendar itself converts nothing. */
export function timedEvents(eventos: readonly Evento[]): EventInput[] {
  return eventos.map(({ titulo, fecha_inicio, fecha_fin }, i) => ({
    id: `evento-${i}`,
    title: titulo.trim() || texts.untitled,
    start: wallTime(fecha_inicio),
    end: wallTime(fecha_fin),
    allDay: false,
  }));
}

/** The dates of a proceso that are set: markers behind the days, or lines of their own where days have no ground. */
export function dateMarkers(fechas: Fechas, display: 'background' | 'auto'): EventInput[] {
  return FECHAS_PROCESO.flatMap((field) => {
    const start = fechas[field];
    return start ? [{ id: field, title: ETIQUETA_FECHA[field], start, allDay: true, display }] : [];
  });
}
