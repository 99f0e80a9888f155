import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { Empresa, Proceso } from '@recluta/domain/esquemas';
import {
  ESTADOS_PROCESO,
  ETIQUETA_ESTADO_PROCESO,
  ETIQUETA_TIPO_PROCESO,
  TIPOS_PROCESO,
} from '@recluta/domain/procesos';
import { useEffect, useState } from 'react';
import type { Form } from '../../lib/useForm.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { useKept } from '../../ui/useKept.ts';
import { useStable } from '../../ui/useStable.ts';
import { AreaField } from './AreaField.tsx';
import { areaFor, onlyEmpresa, type ProcesoValues, valuesOf } from './procesoForm.ts';
import { useAreas, useLoadAreas } from './procesos.queries.ts';
import { texts } from './procesos.texts.ts';

const TIPOS = TIPOS_PROCESO.map((value) => ({ value, label: ETIQUETA_TIPO_PROCESO[value] }));
const ESTADOS = ESTADOS_PROCESO.map((value) => ({ value, label: ETIQUETA_ESTADO_PROCESO[value] }));

type ProcesoFieldsProps = {
  form: Form<ProcesoValues>;
  /** undefined until they are loaded. */
  empresas: readonly Empresa[] | undefined;
  proceso: Proceso | null;
};

export function ProcesoFields({ form, empresas, proceso }: ProcesoFieldsProps) {
  const loadAreas = useLoadAreas();
  const { empresa_id } = form.values;
  const areas = useAreas(empresa_id === null ? null : Number(empresa_id));
  const known = useKept(areas ?? null);
  const [areasFailed, setAreasFailed] = useState(false);
  const [typing, setTyping] = useState(false);

  /** `only`: nobody chose it, so a form with nothing more closes without asking. */
  const chooseEmpresa = async (value: string | null, only = false) => {
    const set = (field: 'empresa_id' | 'area', to: string | null) => {
      form.setFieldValue(field, to);
      const { empresa_id, area } = form.getValues();
      if (only) form.resetDirty({ ...valuesOf(null), empresa_id, area });
    };
    const before = known ?? [];
    set('empresa_id', value);
    if (value === null) return;
    const loaded = await loadAreas(Number(value));
    setAreasFailed(loaded === null);
    // Another empresa may have been chosen while these were on their way.
    if (form.getValues().empresa_id !== value) return;
    setTyping(false);
    set('area', areaFor(form.getValues().area, loaded ?? [], before));
  };
  const only = proceso === null ? onlyEmpresa(empresas) : null;
  const chooseOnly = useStable((value: string) => {
    if (form.getValues().empresa_id === null) void chooseEmpresa(value, true);
  });
  useEffect(() => {
    if (only !== null) chooseOnly(only);
  }, [only, chooseOnly]);
  return (
    <>
      <TextInput
        label={texts.form.nombre}
        placeholder={texts.form.nombrePlaceholder}
        required
        data-autofocus
        {...form.getInputProps('nombre')}
      />
      <Select
        label={texts.form.empresa}
        placeholder={texts.form.empresaPlaceholder}
        required
        searchable
        data={empresas?.map(({ id, nombre }) => ({ value: String(id), label: nombre })) ?? []}
        {...form.getInputProps('empresa_id')}
        onChange={(value) => void chooseEmpresa(value)}
      />
      <AreaField
        areas={areas ?? []}
        failed={areasFailed}
        // A proceso whose área was typed keeps it when its dialog opens.
        typing={typing || (proceso !== null && empresa_id === String(proceso.empresa_id) && isTyped(form, areas))}
        onTyping={(next) => {
          setTyping(next);
          if (!next) form.setFieldValue('area', areaFor('', areas ?? []));
        }}
        {...form.getInputProps('area')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={12}>
        <Select label={texts.form.tipo} data={TIPOS} {...form.getInputProps('tipo')} />
        <Select label={texts.form.estado} data={ESTADOS} {...form.getInputProps('estado')} />
        <DateField label={uiTexts.optional(texts.form.inicio)} {...form.getInputProps('fecha_inicio')} />
      </SimpleGrid>
      <Textarea
        label={uiTexts.optional(texts.form.descripcion)}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('descripcion')}
      />
    </>
  );
}

/** The área is none of the list. */
const isTyped = (form: Form<ProcesoValues>, areas: readonly string[] | undefined): boolean =>
  areas !== undefined && !areas.includes(form.values.area);
