import { FilterSelect } from '../../ui/filters/FilterSelect.tsx';
import { usePeople } from './responsables.queries.ts';
import { texts } from './responsables.texts.ts';

/** In an address: of nobody. */
const NADIE = 0;

type ResponsableFilterProps = {
  value: number | undefined;
  onChange: (change: { responsable: number | undefined }) => void;
};

/** Only those somebody of the team follows: one's own first. */
export function ResponsableFilter({ value, onChange }: ResponsableFilterProps) {
  const { people, me, loaded } = usePeople();
  const options = [
    ...people.map(({ id, nombre }) => ({ value: String(id), label: id === me ? texts.mine : nombre })),
    { value: String(NADIE), label: texts.nobody },
  ];
  // It has to be seen to be taken off.
  if (value !== undefined && loaded && !options.some((option) => option.value === String(value)))
    options.push({ value: String(value), label: texts.gone });
  return (
    <FilterSelect
      label={texts.filter}
      options={options}
      value={value === undefined ? null : String(value)}
      onChange={(chosen) => onChange({ responsable: chosen === null ? undefined : Number(chosen) })}
    />
  );
}
