import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { type Orden, type SortKeys, sortRows } from '../../../ui/DataTable/sort.ts';
import { type CvFilters, filterCvs } from './filters.ts';

/** What a list of cvs can be ordered by. Tecnologías are words without an order; criterios are met, more or fewer. */
export function cvSortKeys(etapas: readonly Etapa[]): SortKeys<Cv> {
  const place = new Map(etapas.map(({ clave }, at) => [clave, at]));
  return {
    nombre: { by: ({ nombre }) => nombre },
    estado: { by: ({ etapa }) => place.get(etapa) ?? null },
    rut: { by: ({ rut }) => rut },
    email: { by: ({ email }) => email },
    telefono: { by: ({ telefono }) => telefono },
    criterios: { by: ({ criterios }) => criterios.length, largestFirst: true },
    nacionalidad: { by: ({ nacionalidad }) => nacionalidad },
    renta: { by: ({ pretension_renta, pretension_max }) => pretension_renta ?? pretension_max, largestFirst: true },
    recibido: { by: ({ creado_en }) => creado_en, largestFirst: true },
  };
}

/** The cvs that a list shows, as it stands in the address: those that meet its filters, in its order. */
export const listedCvs = (
  rows: readonly Cv[],
  search: CvFilters & { orden?: Orden | undefined },
  selected: ReadonlySet<number>,
  keys: SortKeys<Cv>,
): readonly Cv[] => sortRows(filterCvs(rows, search, selected), keys, search.orden);
