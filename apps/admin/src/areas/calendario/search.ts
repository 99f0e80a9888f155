import { cutDate } from '@recluta/domain/fechas';

/** Views of the calendar, in the order of its buttons (§2). */
export const VIEWS = ['mes', 'semana', 'dia', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** What is shown; the month of today is left out. */
export type Shown = { vista?: View; fecha?: string };
/** The interview whose dialog is open. */
export type Opened = { entrevista?: number | 'nueva' };
export type CalendarioSearch = Shown & Opened;

const idIn = (value: unknown): number | undefined =>
  /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : undefined;

/** View, day and open interview stand in the address. */
export function parseCalendarioSearch({ vista, fecha, entrevista }: Record<string, unknown>): CalendarioSearch {
  const known = VIEWS.find((each) => each === vista);
  const day = typeof fecha === 'string' ? cutDate(fecha) : null;
  const open = entrevista === 'nueva' ? entrevista : idIn(entrevista);
  return {
    ...(known && known !== 'mes' && { vista: known }),
    ...(day && { fecha: day }),
    ...(open !== undefined && { entrevista: open }),
  };
}

export const shownOf = ({ vista, fecha }: CalendarioSearch): Shown => ({
  ...(vista && { vista }),
  ...(fecha && { fecha }),
});

export const openedOf = ({ entrevista }: CalendarioSearch): Opened => ({ ...(entrevista && { entrevista }) });
