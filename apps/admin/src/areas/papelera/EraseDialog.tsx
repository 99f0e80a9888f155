import { Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useTypedCount } from '../../ui/forms/useTypedCount.tsx';
import { useErase } from './papelera.queries.ts';
import { texts } from './papelera.texts.ts';

type EraseDialogProps = { cv_ids: number[]; onDone: () => void; onClose: () => void };

/** For ever: only after writing how many. */
export function EraseDialog({ cv_ids, onDone, onClose }: EraseDialogProps) {
  const { mutate, isPending, error } = useErase(onDone);
  const { field, check } = useTypedCount(cv_ids.length, texts.dialog, 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(event.currentTarget)) mutate({ cv_ids });
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
      {field}
    </FormModal>
  );
}
