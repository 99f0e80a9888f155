/** Letters of what is to be done: a line or two. */
export const MAX_TAREA = 500;

/** A deleted one can be brought back for so long; then its words are gone. */
export const TAREA_VUELVE_MS = 24 * 60 * 60_000;

export type Plazo = 'vencida' | 'hoy' | 'proxima' | 'sin_fecha';

/** How a date stands to today, both `YYYY-MM-DD`. */
export function plazoOf(vence: string | null, hoy: string): Plazo {
  if (vence === null) return 'sin_fecha';
  if (vence === hoy) return 'hoy';
  return vence < hoy ? 'vencida' : 'proxima';
}
