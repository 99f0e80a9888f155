import type { Proceso } from '@recluta/domain/esquemas';
import { matches } from '@recluta/domain/texto';
import type { ProcesosSearch } from './search.ts';

type Searched = Pick<Proceso, 'nombre' | 'empresa_nombre' | 'area' | 'estado'>;

/** Those of the estado whose name, empresa and área hold every word sought. */
export function filterProcesos<P extends Searched>(procesos: readonly P[], { q = '', estado }: ProcesosSearch): P[] {
  return procesos.filter(
    (proceso) =>
      (!estado || proceso.estado === estado) &&
      matches(`${proceso.nombre} ${proceso.empresa_nombre} ${proceso.area ?? ''}`, q),
  );
}
