import { Text } from '@mantine/core';
import type { Cv } from '@recluta/domain/esquemas';
import type { FormEvent } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useTypedCount } from '../../ui/forms/useTypedCount.tsx';
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
  const { field, check } = useTypedCount(cvs.length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
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
      dirty={false}
      size={440}
    >
      <Text c="dimmed">{texts.eliminar.manyDetail}</Text>
      {field}
    </FormModal>
  );
}
