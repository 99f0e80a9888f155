import { Select, Textarea, TextInput } from '@mantine/core';
import { rutEnUso, withRut } from '@recluta/domain/empresas';
import { empresaNueva } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { ETIQUETA_TIPO_EMPRESA, TIPOS_EMPRESA, type TipoEmpresa } from '@recluta/domain/procesos';
import { bySchema } from '../../lib/checks.ts';
import { failureOf } from '../../lib/errors.ts';
import { useForm } from '../../lib/useForm.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { RutInput } from '../../ui/forms/RutInput.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { useCreateEmpresa, useEmpresas } from './empresas.queries.ts';
import { texts } from './empresas.texts.ts';

const TYPES = TIPOS_EMPRESA.map((value) => ({ value, label: ETIQUETA_TIPO_EMPRESA[value] }));

type Draft = { nombre: string; rut: string; tipo_empresa: TipoEmpresa | null; descripcion: string };
const EMPTY: Draft = { nombre: '', rut: '', tipo_empresa: null, descripcion: '' };

type EmpresaNuevaProps = {
  onClose: () => void;
  /** Why none can be created: the limit of the plan, or the rol. */
  blocked: string | undefined;
};

const checked = bySchema(empresaNueva);

/** §5, Company form: nombre and tipo_empresa; a RUT that cannot be right is marked and saved as typed, one that another has refused. */
export default function EmpresaNueva({ onClose, blocked }: EmpresaNuevaProps) {
  const create = useCreateEmpresa();
  const { empresas = [] } = useEmpresas();
  const form = useForm<Draft>({
    initialValues: EMPTY,
    problems: (values) => {
      const known = withRut(empresas, values.rut);
      return { ...(known && { rut: rutEnUso(known.nombre) }), ...checked(values) };
    },
  });
  const failure = create.error ? failureOf(create.error) : null;
  const send = ({ tipo_empresa, ...rest }: Draft) => {
    if (create.isPending || tipo_empresa === null) return;
    create.mutate(
      { ...rest, tipo_empresa },
      { onSuccess: onClose, onError: (error) => form.setErrors(failureOf(error).campos) },
    );
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.form.title}
      submitLabel={texts.form.submit}
      busy={create.isPending}
      dirty={form.isDirty()}
      blocked={blocked}
      error={failure ? { title: MENSAJES.guardar_empresa, detail: failure.text } : undefined}
      onSubmit={form.onSubmit(send)}
    >
      <TextInput label={texts.form.nombre} withAsterisk autoComplete="off" {...form.getInputProps('nombre')} />
      <RutInput
        label={uiTexts.optional(texts.form.rut)}
        placeholder="76.086.428-5"
        {...form.getInputProps('rut')}
        value={form.values.rut}
      />
      <Select label={texts.form.tipo} withAsterisk data={TYPES} {...form.getInputProps('tipo_empresa')} />
      <Textarea
        label={uiTexts.optional(texts.form.descripcion)}
        autosize
        minRows={2}
        maxRows={6}
        {...form.getInputProps('descripcion')}
      />
    </FormModal>
  );
}
