import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type EmpresasSearch, empresasSearch } from './empresas.search.ts';

/** The address of an empresa's configuration over the list, which keeps its search and filter. */
export const configurationOf =
  (empresa: number) =>
  (now: object): EmpresasSearch => {
    const { q, tipo } = empresasSearch({ ...now });
    return { ...(q && { q }), ...(tipo && { tipo }), empresa };
  };

export function EmpresaLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to="/empresas" search={configurationOf(id)}>
      {children}
    </Link>
  );
}
