/** Letters of what is to be done: a line or two. */
export const MAX_TAREA = 500;

export type Plazo = 'vencida' | 'hoy' | 'proxima' | 'sin_fecha';

/** How a date stands to today, both `YYYY-MM-DD`. */
export function plazoOf(vence: string | null, hoy: string): Plazo {
  if (vence === null) return 'sin_fecha';
  if (vence === hoy) return 'hoy';
  return vence < hoy ? 'vencida' : 'proxima';
}
