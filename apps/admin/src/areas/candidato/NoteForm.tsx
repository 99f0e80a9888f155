import { Button, Group, Text } from '@mantine/core';
import { MAX_NOTE } from '@recluta/domain/notas';
import type { ReactNode } from 'react';
import { failureOf } from '../../lib/errors.ts';
import type { Attempt } from '../../lib/useAttempt.ts';
import { useClosing } from '../../ui/dialogs/closing.ts';
import { LossQuestion } from '../../ui/dialogs/LossQuestion.tsx';
import { texts as uiTexts } from '../../ui/ui.texts.ts';
import { texts } from './candidato.texts.ts';
import { MentionInput } from './MentionInput.tsx';
import classes from './Notes.module.css';
import { useMentions } from './notas.queries.ts';

type NoteFormProps = {
  label: string;
  value: string;
  onChange: (texto: string) => void;
  saveLabel: string;
  attempt: Attempt;
  /** With the words trimmed. Throws when it was not saved: the words stay. */
  save: (texto: string) => Promise<unknown>;
  onCancel?: () => void;
  /** Cancelling would lose something. */
  changed?: boolean;
  /** Said above the words. */
  notice?: ReactNode;
};

/** The words of a note, new or edited. Ctrl + Enter saves. */
export function NoteForm({
  label,
  value,
  onChange,
  saveLabel,
  attempt,
  save,
  onCancel,
  changed = false,
  notice,
}: NoteFormProps) {
  const { people } = useMentions();
  const { saving, error } = attempt;
  const { asked, close } = useClosing(() => onCancel?.(), changed ? uiTexts.unsaved : null);
  const empty = value.trim() === '';
  const submit = () => {
    if (!empty) void attempt.attempt(() => save(value.trim()));
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {notice}
      <MentionInput
        label={label}
        value={value}
        onChange={onChange}
        people={people}
        disabled={saving}
        onSubmit={submit}
      />
      {error !== null && (
        <Text c="var(--ui-error)" size="sm" role="alert">
          {texts.notes.failed}. {failureOf(error).text}
        </Text>
      )}
      <Group gap={8}>
        {asked ? (
          <LossQuestion asked={asked} size="compact-sm" />
        ) : (
          <>
            <Button type="submit" size="compact-sm" disabled={empty || saving || value.trim().length > MAX_NOTE}>
              {saving ? texts.notes.saving : error !== null ? uiTexts.retry : saveLabel}
            </Button>
            {onCancel && (
              <Button size="compact-sm" variant="default" onClick={close} disabled={saving}>
                {texts.notes.cancel}
              </Button>
            )}
            {value.length > MAX_NOTE * 0.9 && (
              <Text size="xs" c={value.trim().length > MAX_NOTE ? 'var(--ui-error)' : 'dimmed'}>
                {texts.notes.long(value.trim().length)}
              </Text>
            )}
          </>
        )}
      </Group>
    </form>
  );
}
