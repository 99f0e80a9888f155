import type { TipoProceso } from './procesos.ts';

/** What a cv is kept for. */
export const FINALIDADES = {
  postulacion: 'Evaluar su postulación a este proceso',
  cartera: 'Considerarla en futuras vacantes',
} as const;
export type Finalidad = keyof typeof FINALIDADES;

/** What allows it (Ley 19.628, arts. 12 and 13). */
export const BASES = {
  medidas_precontractuales: 'Medidas previas a un contrato, que la persona pidió al postular',
  consentimiento: 'Consentimiento de la persona',
  sin_consentimiento: 'Falta su consentimiento',
} as const;
export type BaseLicitud = keyof typeof BASES;

/** Who sent a cv by the public link: the person, somebody for others, or it was not said. */
export const REMITENTES = ['titular', 'tercero'] as const;
export type Remitente = (typeof REMITENTES)[number];

/** How the consent to be kept for other vacancies stands; nothing said means not given. */
export const ESTADOS_CONSENTIMIENTO = ['no_dado', 'vigente', 'vencido', 'retirado'] as const;
export type EstadoConsentimiento = (typeof ESTADOS_CONSENTIMIENTO)[number];

type Consentimiento = { cartera_hasta: string | null; retirado_en: string | null } | null;

/** `now` in ms UTC. */
export function consentState(given: Consentimiento, now: number): EstadoConsentimiento {
  if (!given?.cartera_hasta) return 'no_dado';
  if (given.retirado_en) return 'retirado';
  return Date.parse(given.cartera_hasta) > now ? 'vigente' : 'vencido';
}

/**
 * What a cv is kept for and why that is allowed: applying to a vacancy needs no consent (art. 13, pre-contractual
 * measures), being kept for others does.
 */
export function purposeOf(
  tipo: TipoProceso,
  consent: EstadoConsentimiento,
): { finalidad: Finalidad; base: BaseLicitud } {
  if (tipo === 'proceso') return { finalidad: 'postulacion', base: 'medidas_precontractuales' };
  return { finalidad: 'cartera', base: consent === 'vigente' ? 'consentimiento' : 'sin_consentimiento' };
}

/** How long a cuenta keeps cvs unless it says otherwise, in months. */
export const PLAZOS = { retencion_meses: 6, cartera_meses: 12 } as const;

/** An instant so many months later, on the same day of the month or the last one it has; ISO 8601 UTC. */
export function addMonths(instant: string, months: number): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.toISOString();
}
