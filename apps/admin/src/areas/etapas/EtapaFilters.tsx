import { CvSearchBox } from '../cvs/lista/CvSearchBox.tsx';
import { EtiquetaFilter } from '../etiquetas/EtiquetaFilter.tsx';
import { ResponsableFilter } from '../responsables/ResponsableFilter.tsx';
import type { EtapasSearch } from './etapas.search.ts';

type EtapaFiltersProps = {
  search: EtapasSearch;
  onSearch: (change: Partial<EtapasSearch>) => void;
};

/** What narrows Etapas, as a table or as a board. */
export function EtapaFilters({ search, onSearch }: EtapaFiltersProps) {
  return (
    <>
      <CvSearchBox q={search.q} onChange={onSearch} />
      <EtiquetaFilter value={search.etiqueta} onChange={onSearch} />
      <ResponsableFilter value={search.responsable} onChange={onSearch} />
    </>
  );
}

/** Every one of them taken off. */
export const NO_FILTERS = { q: undefined, etiqueta: undefined, responsable: undefined } as const;
