/** How long what was deleted can be restored. */
export const DIAS_PAPELERA = 30;
const DAY_MS = 86_400_000;

/** Before this instant whatever went into the papelera is past its time. Days of 24 h: a change of the clock moves none. */
export const papeleraHasta = (now: number): string => new Date(now - DIAS_PAPELERA * DAY_MS).toISOString();

/** Whole days left in the papelera; a day that has begun counts. 0: it may go any moment. */
export const diasEnPapelera = (eliminado_en: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(eliminado_en) + DIAS_PAPELERA * DAY_MS - now) / DAY_MS));
