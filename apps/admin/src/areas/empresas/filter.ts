import type { Empresa } from '@recluta/domain/esquemas';
import { matches } from '@recluta/domain/texto';
import type { EmpresasSearch } from './empresas.search.ts';

const bare = (rut: string): string => rut.replace(/[.\s-]/g, '').toUpperCase();

/** §2: name or RUT; neither accents nor the dots of a RUT matter. */
function isFound({ nombre, rut }: Empresa, q: string): boolean {
  if (matches(nombre, q)) return true;
  const digits = bare(q);
  return rut !== null && digits !== '' && bare(rut).includes(digits);
}

/** The empresas that a view of the list shows. */
export function filterEmpresas(empresas: readonly Empresa[], { q = '', tipo }: EmpresasSearch): Empresa[] {
  return empresas.filter((empresa) => (!tipo || empresa.tipo_empresa === tipo) && (!q || isFound(empresa, q)));
}
