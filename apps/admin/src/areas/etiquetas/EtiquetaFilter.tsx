import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { useEtiquetas } from './etiquetas.queries.ts';
import { texts } from './etiquetas.texts.ts';

type EtiquetaFilterProps = {
  value: number | undefined;
  onChange: (change: { etiqueta: number | undefined }) => void;
};

/** Only who wears an etiqueta; nothing to choose while the cuenta has none. */
export function EtiquetaFilter({ value, onChange }: EtiquetaFilterProps) {
  const { data } = useEtiquetas();
  const sorted = [...(data?.etiquetas ?? [])].sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  const gone = value !== undefined && data && !sorted.some(({ id }) => id === value);
  if (sorted.length === 0 && !gone) return null;
  return (
    <FilterSelect
      label={texts.filter}
      options={[
        ...sorted.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
        // It has to be seen to be taken off.
        ...(gone ? [{ value: String(value), label: texts.deleted }] : []),
      ]}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange({ etiqueta: chosen === null ? undefined : Number(chosen) })}
    />
  );
}
