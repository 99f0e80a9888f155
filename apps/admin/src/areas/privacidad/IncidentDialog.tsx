import { Textarea } from '@mantine/core';
import { incidenteNuevo } from '@recluta/domain/esquemas';
import { dayInChile } from '@recluta/domain/fechas';
import { bySchema } from '../../lib/checks.ts';
import { failureOf } from '../../lib/errors.ts';
import { useForm } from '../../lib/useForm.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { dateProblems } from '../../ui/forms/dateTyping.ts';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import { useRecordIncident } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { incidents } = texts;
const WORDS = ['naturaleza', 'efectos', 'categorias', 'medidas'] as const;
const DAYS = ['agencia_en', 'titulares_en'] as const;
const DATES = ['detectado', ...DAYS] as const;

const blank = () => ({
  detectado: dayInChile(Date.now()) as string | null,
  naturaleza: '',
  efectos: '',
  categorias: '',
  medidas: '',
  personas: null as number | string | null,
  agencia_en: null as string | null,
  titulares_en: null as string | null,
});

const ofSchema = bySchema(incidenteNuevo);
const sentOf = ({ personas, ...rest }: ReturnType<typeof blank>) => ({ ...rest, personas: personas ?? '' });

/** Writes a breach into the register, with the five facts that the law asks for. */
export function IncidentDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initialValues: blank(),
    problems: (draft) => ({ ...ofSchema(sentOf(draft)), ...dateProblems(draft, DATES) }),
  });
  const { record, busy, failure } = useRecordIncident(onClose);
  const submit = form.onSubmit((draft) => {
    if (!busy) record(sentOf(draft), { onError: (error) => form.setErrors(failureOf(error).campos) });
  });
  return (
    <FormModal
      opened
      onClose={onClose}
      title={incidents.add}
      submitLabel={incidents.add}
      busyLabel={incidents.saving}
      busy={busy}
      onSubmit={submit}
      error={failure ? { title: incidents.failed, detail: failure.text } : undefined}
      dirty={form.isDirty()}
      size={560}
    >
      <DateField label={incidents.fields.detectado} {...form.getInputProps('detectado')} />
      {WORDS.map((field) => (
        <Textarea key={field} label={incidents.fields[field]} autosize minRows={2} {...form.getInputProps(field)} />
      ))}
      <NumberField label={incidents.fields.personas} {...form.getInputProps('personas')} value={form.values.personas} />
      {DAYS.map((field) => (
        <DateField key={field} label={incidents.fields[field]} {...form.getInputProps(field)} />
      ))}
    </FormModal>
  );
}
