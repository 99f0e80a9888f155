import { Button } from '@mantine/core';
import type { Deshacer } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { useUndo } from './deshacer.queries.ts';
import { texts } from './deshacer.texts.ts';

type UndoButtonProps = {
  deshacer: Deshacer;
  /** What was done, for who cannot see beside what the button stands. */
  what: string;
};

/** 'Deshacer' beside what was done; what touched several people is asked for first, because it is undone whole. */
export function UndoButton({ deshacer, what }: UndoButtonProps) {
  const { undo, busy } = useUndo();
  const [asking, setAsking] = useState(false);
  const many = deshacer.personas > 1;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={busy}
        aria-label={texts.undoOf(what)}
        onClick={() => (many ? setAsking(true) : undo(deshacer))}
      >
        {texts.undo}
      </Button>
      {asking && (
        <ConfirmModal
          opened
          title={texts.confirm.title(deshacer.personas)}
          detail={texts.confirm.detail}
          confirmLabel={texts.confirm.yes}
          busyLabel={texts.confirm.busy}
          busy={busy}
          onConfirm={() => undo(deshacer, () => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
