import type { View } from './search.ts';

export const texts = {
  title: (id: number): string => `Agenda del Proceso #${id}`,
  prev: 'Ant',
  next: 'Sig',
  today: 'Hoy',
  views: { mes: 'Mes', semana: 'Semana', dia: 'Día', agenda: 'Agenda' } satisfies Record<View, string>,
  viewLabel: 'Vista',
  agenda: { fecha: 'Fecha', hora: 'Hora', evento: 'Evento' },
  allDay: 'Todo el día',
  more: (n: number): string => `+${n} más`,
  noEvents: 'No hay eventos en este período.',
  /** §2: what an event without a title is called. */
  untitled: 'Entrevista',
  nothing: 'Aún no hay fechas ni entrevistas en este proceso.',
  setDates: 'Definir fechas',
  configure: 'Configurar',
  cvs: 'Ver CVs',
} as const;
