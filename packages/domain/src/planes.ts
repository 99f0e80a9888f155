import { MENSAJES } from './mensajes.ts';

/** The one table of plans (decisions, "Plans"): read by server, screens and tests. null is "no limit". */
export const PLANES = {
  gratis: { nombre: 'Gratis', empresas: 1, reclutadores: 1, visores: 0, procesos_activos: 1, cvs: 20 },
  basico: { nombre: 'Básico', empresas: 1, reclutadores: 2, visores: 2, procesos_activos: null, cvs: null },
  emprende: { nombre: 'Emprende', empresas: 2, reclutadores: 5, visores: 5, procesos_activos: null, cvs: null },
  profesional: { nombre: 'Profesional', empresas: 3, reclutadores: 10, visores: 10, procesos_activos: null, cvs: null },
  avanzado: { nombre: 'Avanzado', empresas: 5, reclutadores: 25, visores: 25, procesos_activos: null, cvs: null },
} as const;

export type Plan = keyof typeof PLANES;
export const NOMBRES_PLAN = Object.keys(PLANES) as [Plan, ...Plan[]];

/** §6: the /login selector offers the four of the specification, /registro all five. */
export const PLANES_LOGIN = ['basico', 'emprende', 'profesional', 'avanzado'] as const satisfies readonly Plan[];

/** What a plan counts. */
export type Recurso = 'empresas' | 'reclutadores' | 'visores' | 'procesos_activos' | 'cvs';

export function limitOf(plan: Plan, recurso: Recurso): number | null {
  return PLANES[plan][recurso];
}

/** Bar of a limits card: used/max percent, rounded, at most 100 (§9). A max of 0 shows full. */
export function usagePercent(used: number, max: number): number {
  return max === 0 ? 100 : Math.min(100, Math.round((used / max) * 100));
}

/** The three messages of §8 on a limits card. */
export function usageMessage(used: number, max: number): string {
  if (max === 0) return MENSAJES.plan_sin_categoria;
  return used >= max ? MENSAJES.plan_alcanzado : MENSAJES.plan_dentro;
}
