import { SegmentedControl } from '@mantine/core';
import { ESTADOS_PROCESO, type EstadoProceso, ETIQUETA_ESTADO_PROCESO } from '@recluta/domain/procesos';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { FilterRow } from '../../ui/page/PageHead.tsx';
import { texts } from './procesos.texts.ts';
import type { ProcesosSearch } from './search.ts';

const ALL = 'todos';
const ESTADOS = [
  { value: ALL, label: texts.estado.todos },
  ...ESTADOS_PROCESO.map((value) => ({ value, label: ETIQUETA_ESTADO_PROCESO[value] })),
];
const VIEWS = [
  { value: 'cards', label: texts.view.cards },
  { value: 'tabla', label: texts.view.tabla },
];

type ProcesosFiltersProps = {
  search: ProcesosSearch;
  onChange: (search: ProcesosSearch) => void;
  /** The toggle between cards and table; small screens have cards only. */
  withView: boolean;
};

export function ProcesosFilters({ search, onChange, withView }: ProcesosFiltersProps) {
  const { q, estado, vista } = search;
  const refine = (next: {
    q?: string | undefined;
    estado?: EstadoProceso | undefined;
    vista?: 'tabla' | undefined;
  }) => {
    const merged = { q, estado, vista, ...next };
    onChange({
      ...(merged.q && { q: merged.q }),
      ...(merged.estado && { estado: merged.estado }),
      ...(merged.vista && { vista: merged.vista }),
    });
  };
  const view = (
    <SegmentedControl
      aria-label={texts.view.label}
      data={VIEWS}
      value={vista ?? 'cards'}
      onChange={(value) => refine({ vista: value === 'tabla' ? value : undefined })}
    />
  );
  return (
    <FilterRow end={withView ? view : null}>
      <SearchBox
        value={q ?? ''}
        onSearch={(text) => refine({ q: text })}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
      />
      <SegmentedControl
        aria-label={texts.estado.label}
        data={ESTADOS}
        value={estado ?? ALL}
        onChange={(value) => refine({ estado: ESTADOS_PROCESO.find((each) => each === value) })}
      />
    </FilterRow>
  );
}
