import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../ui.texts.ts';
import { Dialog } from './Dialog.tsx';
import { DialogFoot } from './DialogFoot.tsx';

type ConfirmModalProps = {
  opened: boolean;
  /** The question, with its question mark. */
  title: string;
  detail?: ReactNode;
  /** The verb: 'Eliminar'. */
  confirmLabel: string;
  busyLabel?: string;
  busy?: boolean;
  /** Says what failed, and stays open. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Only for what cannot be undone: red button last, focus on 'Cancelar'. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    opened,
    title,
    detail,
    confirmLabel,
    busyLabel = confirmLabel,
    busy = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      opened={opened}
      onClose={busy ? () => undefined : onCancel}
      title={title}
      size={440}
      withCloseButton={false}
    >
      {detail && <Text c="dimmed">{detail}</Text>}
      {error && (
        <Text c="var(--ui-error)" mt={8} role="alert">
          {error}
        </Text>
      )}
      <DialogFoot destroys>
        <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
          {texts.cancel}
        </Button>
        <Button color="copihue" onClick={(event) => event.detail < 2 && onConfirm()} disabled={busy}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
