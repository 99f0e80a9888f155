import { Select, TextInput } from '@mantine/core';
import { MAX_TAREA } from '@recluta/domain/tareas';
import type { FormEvent } from 'react';
import { useChecks } from '../../lib/useChecks.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { DraftForm, type DraftProps } from '../../ui/forms/DraftForm.tsx';
import { dateProblem } from '../../ui/forms/dateTyping.ts';
import { usePeople } from '../responsables/responsables.queries.ts';
import { texts as teamTexts } from '../responsables/responsables.texts.ts';
import classes from './Tareas.module.css';
import type { TareaDraft } from './tareas.queries.ts';
import { texts } from './tareas.texts.ts';

/** Words, date and person of a task, new or edited. */
export function TareaForm({ label, value, onChange, save, ...draft }: DraftProps<TareaDraft>) {
  const { people, me } = usePeople();
  const { check, of } = useChecks(value, ({ vence }) => ({ vence: dateProblem(vence) }));
  const empty = value.texto.trim() === '';
  // What is typed into what is on its way would go with it, unsaved.
  const readOnly = draft.attempt.saving;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty && check(event.currentTarget))
      void draft.attempt.attempt(() => save({ ...value, texto: value.texto.trim() }));
  };
  return (
    <DraftForm {...draft} onSubmit={submit} failed={texts.form.failed} disabled={empty}>
      <TextInput
        aria-label={label}
        placeholder={texts.form.placeholder}
        autoComplete="off"
        maxLength={MAX_TAREA}
        value={value.texto}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onChange({ ...value, texto: currentTarget.value })}
      />
      <div className={classes.fields}>
        <DateField
          aria-label={texts.form.vence}
          placeholder={texts.form.vence}
          value={value.vence}
          readOnly={readOnly}
          onChange={(vence) => onChange({ ...value, vence })}
          {...of('vence')}
        />
        <Select
          aria-label={texts.form.responsable}
          placeholder={texts.form.nobody}
          clearable
          clearButtonProps={{ 'aria-label': texts.form.nobody }}
          data={people.map(({ id, nombre }) => ({
            value: String(id),
            label: id === me ? teamTexts.you(nombre) : nombre,
          }))}
          readOnly={readOnly}
          value={value.responsable_id === null ? null : String(value.responsable_id)}
          onChange={(id) => onChange({ ...value, responsable_id: id === null ? null : Number(id) })}
        />
      </div>
    </DraftForm>
  );
}
