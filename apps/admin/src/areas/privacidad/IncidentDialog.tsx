import { NumberInput, Textarea } from '@mantine/core';
import { dayInChile } from '@recluta/domain/fechas';
import { isSame } from '@recluta/domain/same';
import { type FormEvent, useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { useRecordIncident } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const { incidents } = texts;
const WORDS = ['naturaleza', 'efectos', 'categorias', 'medidas'] as const;
const DAYS = ['agencia_en', 'titulares_en'] as const;

const blank = () => ({
  detectado: dayInChile(Date.now()) as string | null,
  naturaleza: '',
  efectos: '',
  categorias: '',
  medidas: '',
  personas: '' as number | string,
  agencia_en: null as string | null,
  titulares_en: null as string | null,
});

/** Writes a breach into the register, with the five facts that the law asks for. */
export function IncidentDialog({ onClose }: { onClose: () => void }) {
  const [before] = useState(blank);
  const [draft, setDraft] = useState(before);
  const { record, busy, failure } = useRecordIncident(onClose);
  const campos = failure?.campos ?? {};
  const set = (fields: Partial<ReturnType<typeof blank>>) => setDraft((before) => ({ ...before, ...fields }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { detectado, personas, ...rest } = draft;
    record({ ...rest, detectado, personas: personas === '' ? Number.NaN : Number(personas) });
  };
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
      dirty={!isSame(draft, before)}
      size={560}
    >
      <DateField
        label={incidents.fields.detectado}
        value={draft.detectado}
        error={campos.detectado}
        onChange={(detectado) => set({ detectado })}
      />
      {WORDS.map((field) => (
        <Textarea
          key={field}
          label={incidents.fields[field]}
          autosize
          minRows={2}
          value={draft[field]}
          error={campos[field]}
          onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
        />
      ))}
      <NumberInput
        label={incidents.fields.personas}
        min={0}
        allowDecimal={false}
        value={draft.personas}
        error={campos.personas}
        onChange={(personas) => set({ personas })}
      />
      {DAYS.map((field) => (
        <DateField
          key={field}
          label={incidents.fields[field]}
          value={draft[field]}
          error={campos[field]}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
    </FormModal>
  );
}
