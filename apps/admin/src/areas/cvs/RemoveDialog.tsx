import type { Cv } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { failureOf } from '../../lib/errors.ts';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { texts } from './cvs.texts.ts';
import { useRemoveCv } from './lectura.queries.ts';
import { nameOf } from './lista/cvWords.ts';

type RemoveDialogProps = { proceso_id: number; cv: Cv; onRemoved: (cv_id: number) => void; onClose: () => void };

/** '¿Estás seguro de eliminar este CV?' (§5) */
export function RemoveDialog({ proceso_id, cv, onRemoved, onClose }: RemoveDialogProps) {
  const { remove, isPending, error } = useRemoveCv(proceso_id, (id) => {
    onRemoved(id);
    onClose();
  });
  return (
    <ConfirmModal
      opened
      title={MENSAJES.confirmar_eliminar_cv}
      detail={texts.eliminar.detail(nameOf(cv))}
      confirmLabel={texts.eliminar.confirm}
      busyLabel={texts.eliminar.busy}
      busy={isPending}
      error={error ? `${MENSAJES.eliminar_cv}. ${failureOf(error).text}` : undefined}
      onConfirm={() => remove(cv.id)}
      onCancel={onClose}
    />
  );
}
