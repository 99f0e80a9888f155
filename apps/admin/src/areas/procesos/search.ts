import { ESTADOS_PROCESO, type EstadoProceso } from '@recluta/domain/procesos';

/** What the address of Procesos holds: a view that is reloaded or shared is the same view. Defaults are left out. */
export type ProcesosSearch = { q?: string; estado?: EstadoProceso; vista?: 'tabla' };

export function parseProcesosSearch({ q, estado, vista }: Record<string, unknown>): ProcesosSearch {
  const known = ESTADOS_PROCESO.find((each) => each === estado);
  return {
    // A number in the address (`?q=2026`) arrives as one.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) !== '' && { q: String(q) }),
    ...(known && { estado: known }),
    ...(vista === 'tabla' && { vista }),
  };
}
