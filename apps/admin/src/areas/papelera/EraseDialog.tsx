import { Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useErase } from './papelera.queries.ts';
import { texts } from './papelera.texts.ts';

type EraseDialogProps = { cv_ids: number[]; onDone: () => void; onClose: () => void };

/** For ever: only after writing how many. */
export function EraseDialog({ cv_ids, onDone, onClose }: EraseDialogProps) {
  const { mutate, isPending, error } = useErase(onDone);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.replace(/\D/g, '') !== String(cv_ids.length)) setWrong(true);
    else mutate({ cv_ids });
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.dialog.title(cv_ids.length)}
      submitLabel={texts.dialog.submit}
      busyLabel={texts.dialog.busy}
      busy={isPending}
      dirty={false}
      destroys
      error={error ? { title: texts.dialog.failed, detail: failureOf(error).text } : undefined}
      onSubmit={submit}
      size={440}
    >
      <Text c="dimmed">{texts.dialog.detail}</Text>
      <TextInput
        label={texts.dialog.type(cv_ids.length)}
        inputMode="numeric"
        autoComplete="off"
        w={260}
        value={typed}
        error={wrong && texts.dialog.wrong(cv_ids.length)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
    </FormModal>
  );
}
