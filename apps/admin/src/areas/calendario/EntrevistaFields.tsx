import { SegmentedControl, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { Entrevista } from '@recluta/domain/esquemas';
import type { Form } from '../../lib/useForm.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { helpOrder } from '../../ui/forms/helpOrder.ts';
import { TimeField } from '../../ui/forms/TimeField.tsx';
import { useKept } from '../../ui/useKept.ts';
import { useCandidatos, useResponsables } from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import { candidatoOf } from './entrevistaEdit.ts';
import {
  type EntrevistaValues,
  type Extremo,
  instantsOf,
  isPast,
  lengthOf,
  VECES,
  withStart,
} from './entrevistaForm.ts';
import { PersonSelect } from './PersonSelect.tsx';
import { PlaceLink } from './Place.tsx';

const { form: words } = texts;
const WHICH = VECES.map((value) => ({ value, label: words.which[value] }));
const LABELS = {
  inicio: { day: words.diaInicio, time: words.horaInicio },
  fin: { day: words.diaFin, time: words.horaFin },
} as const;

type EntrevistaFieldsProps = {
  proceso_id: number;
  form: Form<EntrevistaValues>;
  /** As it was when the form opened; null for a new one. */
  entrevista: Entrevista | null;
};

export function EntrevistaFields({ proceso_id, form, entrevista }: EntrevistaFieldsProps) {
  const candidatos = useCandidatos(proceso_id);
  const responsables = useResponsables();
  return (
    <>
      <TextInput label={words.titulo} {...form.getInputProps('titulo')} />
      <PersonSelect
        label={words.candidato}
        placeholder={words.candidatoPlaceholder}
        {...candidatos}
        options={withKept(candidatos.options, entrevista)}
        failedText={words.candidatosFailed}
        onRetry={candidatos.retry}
        {...form.getInputProps('cv_id')}
      />
      <Moment extremo="inicio" form={form} past={isPast(form.values, Date.now(), entrevista?.fecha_inicio)} />
      <Moment extremo="fin" form={form} />
      <Text size="xs" c="dimmed" mt={-8}>
        {words.zone}
      </Text>
      <PersonSelect
        label={words.responsable}
        placeholder={words.responsablePlaceholder}
        {...responsables}
        failedText={words.responsablesFailed}
        onRetry={responsables.retry}
        {...form.getInputProps('responsable_id')}
      />
      <TextInput
        label={words.lugar}
        placeholder={words.lugarPlaceholder}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={<PlaceLink lugar={form.values.lugar} label={words.openLink} />}
        {...form.getInputProps('lugar')}
      />
      <Textarea
        label={words.notas}
        description={words.notasHelp}
        inputWrapperOrder={helpOrder(form.errors.notas)}
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('notas')}
      />
    </>
  );
}

/** An interview keeps its candidato, though the cv may be in the papelera by now. */
function withKept(options: { value: string; label: string }[] | undefined, entrevista: Entrevista | null) {
  const kept = entrevista?.cv_id == null ? null : String(entrevista.cv_id);
  if (!options || !entrevista || kept === null || options.some(({ value }) => value === kept)) return options;
  return [{ value: kept, label: candidatoOf(entrevista) ?? '' }, ...options];
}

/** Day and hour of one end, and which of the two where an hour is repeated. */
function Moment({ extremo, form, past = false }: { extremo: Extremo; form: Form<EntrevistaValues>; past?: boolean }) {
  const length = useKept(lengthOf(form.values));
  const change = (part: Partial<EntrevistaValues>) =>
    form.setValues(extremo === 'inicio' ? withStart(form.getValues(), part, length) : part);
  const [day, time, which] = [`dia_${extremo}`, `hora_${extremo}`, `vez_${extremo}`] as const;
  return (
    <div>
      <SimpleGrid cols={2} spacing={12}>
        <DateField
          label={LABELS[extremo].day}
          clearable={false}
          {...form.getInputProps(day)}
          onChange={(value) => change({ [day]: value })}
        />
        <TimeField
          label={LABELS[extremo].time}
          {...form.getInputProps(time)}
          onChange={(value) => change({ [time]: value })}
        />
      </SimpleGrid>
      {past && (
        <Text size="xs" c="dimmed" mt={8} role="status">
          {words.past}
        </Text>
      )}
      {instantsOf(form.values, extremo).length > 1 && (
        <>
          <Text size="xs" c="dimmed" mt={8} mb={4} role="status">
            {words.twice}
          </Text>
          <SegmentedControl
            aria-label={LABELS[extremo].time}
            data={WHICH}
            value={form.values[which]}
            onChange={(value) => form.setFieldValue(which, value === 'segunda' ? value : 'primera')}
          />
        </>
      )}
    </div>
  );
}
