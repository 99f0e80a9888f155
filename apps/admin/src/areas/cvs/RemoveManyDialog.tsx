import { Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import { CONFIRM_FROM } from '@recluta/domain/motivos';
import { type FormEvent, useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { isCount, TypedCount } from '../../ui/forms/TypedCount.tsx';
import { texts } from './cvs.texts.ts';
import { useBulkActions } from './masivas.queries.ts';

type RemoveManyDialogProps = {
  proceso_id: number;
  cvs: readonly Cv[];
  onRemove: (cv_ids: readonly number[]) => void;
  onClose: () => void;
};

/** Many into the papelera; from thirty-one on, the number is typed. */
export function RemoveManyDialog({ proceso_id, cvs, onRemove, onClose }: RemoveManyDialogProps) {
  const { remove } = useBulkActions(proceso_id);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const many = cvs.length >= CONFIRM_FROM;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (many && !isCount(typed, cvs.length)) {
      setWrong(true);
      return;
    }
    onClose();
    onRemove(cvs.map(({ id }) => id));
    void remove(cvs);
  };
  return (
    <FormModal
      opened
      onClose={onClose}
      title={texts.eliminar.many(cvs.length)}
      submitLabel={texts.eliminar.confirm}
      onSubmit={submit}
      size={440}
    >
      <Text c="dimmed">{texts.eliminar.manyDetail}</Text>
      {many && (
        <TypedCount
          count={cvs.length}
          value={typed}
          wrong={wrong}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
      )}
    </FormModal>
  );
}
