import { cutDate } from '@recluta/domain/fechas';

/** Views of the calendar, in the order of its buttons (§2). */
export const VIEWS = ['mes', 'semana', 'dia', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** View and day stand in the address; the month of today is left out. */
export type CalendarioSearch = { vista?: View; fecha?: string };

export function parseCalendarioSearch({ vista, fecha }: Record<string, unknown>): CalendarioSearch {
  const known = VIEWS.find((each) => each === vista);
  const day = typeof fecha === 'string' ? cutDate(fecha) : null;
  return { ...(known && known !== 'mes' && { vista: known }), ...(day && { fecha: day }) };
}
