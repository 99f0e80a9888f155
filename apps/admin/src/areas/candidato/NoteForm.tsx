import { Text } from '@mantine/core';
import { MAX_NOTE } from '@recluta/domain/notas';
import { DraftForm, type DraftProps } from '../../ui/forms/DraftForm.tsx';
import { texts } from './candidato.texts.ts';
import { MentionInput } from './MentionInput.tsx';
import { useMentions } from './notas.queries.ts';

/** The words of a note, new or edited; what is saved has none at its ends that nobody sees. Ctrl + Enter saves. */
export function NoteForm({ label, value, onChange, save, ...draft }: DraftProps<string>) {
  const { people } = useMentions();
  const { attempt } = draft;
  const texto = value.trim();
  const empty = texto === '';
  const submit = () => {
    if (!empty) void attempt.attempt(() => save(texto));
  };
  return (
    <DraftForm
      {...draft}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      failed={texts.notes.failed}
      disabled={empty || texto.length > MAX_NOTE}
      aside={
        value.length > MAX_NOTE * 0.9 && (
          <Text size="xs" c={texto.length > MAX_NOTE ? 'var(--ui-error)' : 'dimmed'}>
            {texts.notes.long(texto.length)}
          </Text>
        )
      }
    >
      <MentionInput
        label={label}
        value={value}
        onChange={onChange}
        people={people}
        disabled={attempt.saving}
        onSubmit={submit}
      />
    </DraftForm>
  );
}
