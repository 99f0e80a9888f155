import type { Empresa, Proceso } from '@recluta/domain/esquemas';
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { isDate } from '../../ui/forms/dateTyping.ts';
import { FilterRow } from '../../ui/page/PageHead.tsx';
import classes from './Reportes.module.css';
import type { ReportesSearch } from './reportes.search.ts';
import { texts } from './reportes.texts.ts';

type ReportFiltersProps = {
  search: ReportesSearch;
  onChange: (search: ReportesSearch) => void;
  procesos: readonly Proceso[];
  empresas: readonly Empresa[];
};

/** What is no date stays in its field. */
const isWhole = (value: string | null): boolean => value === null || isDate(value);
const optionOf = ({ id, nombre }: { id: number; nombre: string }) => ({ value: String(id), label: nombre });
const without = <T extends object>(fields: T): ReportesSearch =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

export function ReportFilters({ search, onChange, procesos, empresas }: ReportFiltersProps) {
  const { empresa, proceso, desde, hasta } = search;
  const change = (part: { [K in keyof ReportesSearch]?: ReportesSearch[K] | null | undefined }) =>
    onChange(without({ ...search, ...part }));
  const offered = procesos.filter(({ empresa_id }) => empresa === undefined || empresa_id === empresa);
  return (
    <>
      <FilterRow>
        <FilterSelect
          label={texts.filters.empresa}
          options={empresas.map(optionOf)}
          value={empresa === undefined ? null : String(empresa)}
          // A proceso of another empresa would leave nothing to show.
          onChange={(value) => change({ empresa: value ? Number(value) : null, proceso: null })}
        />
        <FilterSelect
          label={texts.filters.proceso}
          options={offered.map(optionOf)}
          value={proceso === undefined ? null : String(proceso)}
          onChange={(value) => change({ proceso: value ? Number(value) : null })}
        />
        <DateField
          className={classes.date}
          aria-label={texts.filters.desde}
          placeholder={texts.filters.desde}
          value={desde ?? null}
          onChange={(value) => isWhole(value) && change({ desde: value })}
        />
        <DateField
          className={classes.date}
          aria-label={texts.filters.hasta}
          placeholder={texts.filters.hasta}
          value={hasta ?? null}
          onChange={(value) => isWhole(value) && change({ hasta: value })}
        />
      </FilterRow>
      {desde && hasta && desde > hasta && (
        <p className={classes.warning} role="status">
          {texts.filters.crossed}
        </p>
      )}
    </>
  );
}
