import { ESTADOS_PROCESO, type EstadoProceso } from '@recluta/domain/procesos';
import { type Orden, ordenIn } from '../../ui/DataTable/sort.ts';

/** What the address of Procesos holds: a view that is reloaded or shared is the same view. Defaults are left out. */
export type ProcesosSearch = {
  q?: string;
  estado?: EstadoProceso;
  vista?: 'tabla';
  orden?: Orden;
  /** What the form of a new one begins as. */
  tipo?: 'cartera';
};

export function parseProcesosSearch(raw: Record<string, unknown>): ProcesosSearch {
  const { q, estado, vista, tipo } = raw;
  const known = ESTADOS_PROCESO.find((each) => each === estado);
  return {
    // A number in the address (`?q=2026`) arrives as one.
    ...((typeof q === 'string' || typeof q === 'number') && String(q) !== '' && { q: String(q) }),
    ...(known && { estado: known }),
    ...(tipo === 'cartera' && { tipo }),
    // Cards have no heads to see it by.
    ...(vista === 'tabla' && { vista, ...ordenIn(raw) }),
  };
}
