import { SegmentedControl } from '@mantine/core';
import { ETIQUETA_EXPERIENCIA } from '@recluta/domain/archivos';
import { memo, type ReactNode } from 'react';
import { FilterPill } from '../../../ui/filters/FilterPill.tsx';
import { FilterSelect } from '../../../ui/filters/FilterSelect.tsx';
import { FilterRow } from '../../../ui/page/PageHead.tsx';
import { EtiquetaFilter } from '../../etiquetas/EtiquetaFilter.tsx';
import { ResponsableFilter } from '../../responsables/ResponsableFilter.tsx';
import type { CvsSearch } from '../cvs.search.ts';
import { texts } from '../cvs.texts.ts';
import { CvSearchBox } from './CvSearchBox.tsx';
import { CvFlag } from './cells.tsx';
import { capitalized } from './cvWords.ts';
import type { facetsOf } from './filters.ts';

type CvFilterRowProps = {
  search: CvsSearch;
  facets: ReturnType<typeof facetsOf>;
  onChange: (change: Partial<CvsSearch>) => void;
  onNacionalidad: (nacionalidad: string) => void;
  /** At the right: the badge of saving and the count. */
  end: ReactNode;
  /** As FilterRow has it. */
  room: number | undefined;
};

const { filters } = texts;

const VIEWS = [
  { value: 'recibidos', label: texts.stage.inbox },
  { value: 'revisar', label: filters.review },
  { value: 'todas', label: texts.stage.all },
];

/** Filters of the CVs screen; they act at once, on what is loaded. */
export function CvFilterRow({ end, room, ...pills }: CvFilterRowProps) {
  const { search, onChange } = pills;
  return (
    <>
      <FilterRow end={end} room={room}>
        <SegmentedControl
          aria-label={texts.stage.label}
          data={VIEWS}
          value={search.revisar ? 'revisar' : (search.stage ?? 'recibidos')}
          onChange={(view) =>
            onChange({
              stage: view === 'todas' ? 'todas' : undefined,
              revisar: view === 'revisar' ? true : undefined,
            })
          }
        />
        <CvSearchBox q={search.q} onChange={onChange} />
      </FilterRow>
      <CvPills {...pills} />
    </>
  );
}

/** Memoised: three lists of options are not drawn anew when a row is selected. */
const CvPills = memo(function CvPills({
  search,
  facets,
  onChange,
  onNacionalidad,
}: Omit<CvFilterRowProps, 'end' | 'room'>) {
  return (
    <FilterRow strip>
      <FilterPill
        active={search.preseleccionados ?? false}
        onClick={() => onChange({ preseleccionados: search.preseleccionados ? undefined : true })}
      >
        {filters.preselected}
      </FilterPill>
      <FilterSelect
        label={filters.nacionalidad}
        note={filters.law}
        options={withChosen(facets.nacionalidades, search.nacionalidad).map((value) => ({
          value,
          label: capitalized(value),
          before: <CvFlag nacionalidad={value} />,
        }))}
        value={search.nacionalidad ?? null}
        onChange={(value) => {
          onChange({ nacionalidad: value ?? undefined });
          if (value) onNacionalidad(value);
        }}
      />
      <FilterSelect
        label={filters.tecnologia}
        options={withChosen(facets.tecnologias, search.tecnologia).map((value) => ({ value, label: value }))}
        value={search.tecnologia ?? null}
        onChange={(value) => onChange({ tecnologia: value ?? undefined })}
      />
      <EtiquetaFilter value={search.etiqueta} onChange={onChange} />
      <ResponsableFilter value={search.responsable} onChange={onChange} />
      <FilterSelect
        label={filters.experiencia}
        options={facets.experiencias.map(({ value }) => ({ value, label: ETIQUETA_EXPERIENCIA[value] }))}
        value={search.experiencia ?? null}
        onChange={(value) => onChange({ experiencia: facets.experiencias.find((each) => each.value === value)?.value })}
      />
    </FilterRow>
  );
});

/** The values there are, and the one of the address although no cv has it any more: it has to be seen to be taken off. */
function withChosen(facet: readonly { value: string }[], chosen: string | undefined): string[] {
  const values = facet.map(({ value }) => value);
  return chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
}
