import { Select } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { texts } from './procesos.texts.ts';

type PlantillaFieldProps = { value: number | null; onChange: (plantilla_id: number | null) => void };

/** Which stages a new proceso starts from; nothing to choose while the cuenta has no plantillas. */
export function PlantillaField({ value, onChange }: PlantillaFieldProps) {
  const { plantillas = [] } = trpc.etapas.plantillas.useQuery({}).data ?? {};
  const usual = plantillas.find(({ predeterminada }) => predeterminada);
  if (plantillas.length === 0) return null;
  return (
    <Select
      label={texts.form.plantilla}
      placeholder={usual?.nombre ?? texts.form.plantillaUsual}
      clearable
      data={plantillas.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
