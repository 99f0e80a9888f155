import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { MAX_TAREA } from '@recluta/domain/tareas';
import type { FormEvent, ReactNode } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import type { Attempt } from '../../lib/useAttempt.ts';
import { useChecks } from '../../lib/useChecks.ts';
import { useClosing } from '../../ui/dialogs/closing.ts';
import { LossQuestion } from '../../ui/dialogs/LossQuestion.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { dateProblem } from '../../ui/forms/dateTyping.ts';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { usePeople } from '../responsables/responsables.queries.ts';
import { texts as teamTexts } from '../responsables/responsables.texts.ts';
import classes from './Tareas.module.css';
import type { TareaDraft } from './tareas.queries.ts';
import { texts } from './tareas.texts.ts';

type TareaFormProps = {
  label: string;
  value: TareaDraft;
  onChange: (draft: TareaDraft) => void;
  saveLabel: string;
  attempt: Attempt;
  /** Throws when it was not saved: the words stay. */
  save: (draft: TareaDraft) => Promise<unknown>;
  onCancel?: () => void;
  /** Cancelling would lose something. */
  changed?: boolean;
  /** Said above the fields. */
  notice?: ReactNode;
};

/** Words, date and person of a task, new or edited. */
export function TareaForm({
  label,
  value,
  onChange,
  saveLabel,
  attempt,
  save,
  onCancel,
  changed = false,
  notice,
}: TareaFormProps) {
  const { people, me } = usePeople();
  const { saving, error } = attempt;
  const { asked, close } = useClosing(() => onCancel?.(), changed ? uiTexts.unsaved : null);
  const { check, of } = useChecks(value, ({ vence }) => ({ vence: dateProblem(vence) }));
  const empty = value.texto.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!empty && check(event.currentTarget)) void attempt.attempt(() => save({ ...value, texto: value.texto.trim() }));
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {notice}
      <TextInput
        aria-label={label}
        placeholder={texts.form.placeholder}
        autoComplete="off"
        maxLength={MAX_TAREA}
        value={value.texto}
        onChange={({ currentTarget }) => onChange({ ...value, texto: currentTarget.value })}
      />
      <div className={classes.fields}>
        <DateField
          aria-label={texts.form.vence}
          placeholder={texts.form.vence}
          value={value.vence}
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
          value={value.responsable_id === null ? null : String(value.responsable_id)}
          onChange={(id) => onChange({ ...value, responsable_id: id === null ? null : Number(id) })}
        />
      </div>
      {error !== null && (
        <Text c="var(--ui-error)" size="sm" role="alert">
          {texts.form.failed}. {reasonOf(error)}
        </Text>
      )}
      <Group gap={8}>
        {asked ? (
          <LossQuestion asked={asked} size="compact-sm" />
        ) : (
          <>
            <Button type="submit" size="compact-sm" disabled={empty || saving}>
              {saving ? texts.form.saving : error !== null ? uiTexts.retry : saveLabel}
            </Button>
            {onCancel && (
              <Button size="compact-sm" variant="default" onClick={close} disabled={saving}>
                {texts.form.cancel}
              </Button>
            )}
          </>
        )}
      </Group>
    </form>
  );
}
