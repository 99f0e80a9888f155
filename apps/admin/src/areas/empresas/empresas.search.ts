import { TIPOS_EMPRESA, type TipoEmpresa } from '@recluta/domain/procesos';
import { type Orden, ordenIn } from '../../ui/DataTable/sort.ts';

export const PESTANAS = ['general', 'areas', 'permisos'] as const;
export type Pestana = (typeof PESTANAS)[number];

export type EmpresasSearch = {
  /** What is looked for, in name or RUT. */
  q?: string;
  tipo?: TipoEmpresa;
  orden?: Orden | undefined;
  /** Empresa whose configuration is open, and its tab. */
  empresa?: number;
  tab?: Pestana;
};

/** The list's view as it stands in the address; what is no value of it is left out. */
export function empresasSearch(raw: Record<string, unknown>): EmpresasSearch {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).trim() : '';
  const tipo = TIPOS_EMPRESA.find((each) => each === raw.tipo);
  const tab = PESTANAS.find((each) => each === raw.tab);
  const empresa = Number(raw.empresa);
  return {
    ...(q && { q }),
    ...(tipo && { tipo }),
    ...ordenIn(raw),
    ...(Number.isSafeInteger(empresa) && empresa > 0 && { empresa, ...(tab && { tab }) }),
  };
}
