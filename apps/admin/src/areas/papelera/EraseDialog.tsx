import { Text } from '@mantine/core';
import type { CvEliminado } from '@recluta/domain/esquemas';
import type { FormEvent } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useTypedCount } from '../../ui/forms/useTypedCount.tsx';
import { nameOf } from '../cvs/lista/cvWords.ts';
import { useErase } from './papelera.queries.ts';
import { texts } from './papelera.texts.ts';

type EraseDialogProps = { cvs: CvEliminado[]; onDone: () => void; onClose: () => void };

/** For ever: only after writing how many; of one alone it says whose. */
export function EraseDialog({ cvs, onDone, onClose }: EraseDialogProps) {
  const { mutate, isPending, error } = useErase(onDone);
  const { field, check } = useTypedCount(cvs.length, texts.dialog, 1);
  const only = cvs.length === 1 ? cvs[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(event.currentTarget)) mutate({ cv_ids: cvs.map(({ id }) => id) });
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.dialog.title(cvs.length)}
      submitLabel={texts.dialog.submit}
      busyLabel={texts.dialog.busy}
      busy={isPending}
      dirty={false}
      destroys
      error={error ? { title: texts.dialog.failed, detail: failureOf(error).text } : undefined}
      onSubmit={submit}
      size={440}
    >
      <Text c="dimmed">{texts.dialog.detail(only && nameOf(only))}</Text>
      {field}
    </FormModal>
  );
}
