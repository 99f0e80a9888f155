import { Select } from '@mantine/core';
import { usePeople } from '../responsables/responsables.queries.ts';
import { texts as responsables } from '../responsables/responsables.texts.ts';
import { type Held, texts } from './usuarios.texts.ts';

/** Nobody, as a Select has it. */
export const NOBODY = '';

type RelevoSelectProps = {
  usuario_id: number;
  held: Held;
  value: string;
  onChange: (relevo: string) => void;
};

/** Says that a visor can do nothing for what they are responsable of, and asks who does from now on. */
export function RelevoSelect({ usuario_id, held, value, onChange }: RelevoSelectProps) {
  const { people, me } = usePeople();
  const others = people.filter(({ id }) => id !== usuario_id);
  // Who lost access meanwhile is nobody's choice any more.
  const standing = others.some(({ id }) => String(id) === value) ? value : NOBODY;
  return (
    <Select
      label={texts.form.relevo.label(held)}
      description={texts.form.relevo.why(held)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      searchable={others.length > 8}
      value={standing}
      onChange={(relevo) => onChange(relevo ?? NOBODY)}
      data={[
        { value: NOBODY, label: responsables.nobody },
        ...others.map(({ id, nombre }) => ({
          value: String(id),
          label: id === me ? responsables.you(nombre) : nombre,
        })),
      ]}
    />
  );
}
