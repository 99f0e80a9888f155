import { Button, Text } from '@mantine/core';
import type { Deshacer } from '@recluta/domain/esquemas';
import { useState } from 'react';
import { FormModal } from '../../ui/dialogs/FormModal.tsx';
import { useUndo } from './deshacer.queries.ts';
import { texts } from './deshacer.texts.ts';

type UndoButtonProps = {
  deshacer: Deshacer;
  /** What was done, for who cannot see beside what the button stands. */
  what: string;
};

/** 'Deshacer' beside what was done; what is undone whole, several people or several changes, is asked for first. */
export function UndoButton({ deshacer, what }: UndoButtonProps) {
  const { undo, busy } = useUndo();
  const [asking, setAsking] = useState(false);
  const many = deshacer.personas > 1 || deshacer.claves.length > 1;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={busy}
        aria-label={texts.undoOf(what)}
        onClick={() => (many ? setAsking(true) : void undo(deshacer))}
      >
        {texts.undo}
      </Button>
      {asking && (
        <FormModal
          opened
          title={texts.confirm.title(deshacer)}
          submitLabel={texts.confirm.yes}
          busyLabel={texts.confirm.busy}
          busy={busy}
          dirty={false}
          size={440}
          onSubmit={(event) => {
            event.preventDefault();
            void undo(deshacer).then(() => setAsking(false));
          }}
          onClose={() => setAsking(false)}
        >
          <Text c="dimmed">{texts.confirm.detail(deshacer)}</Text>
        </FormModal>
      )}
    </>
  );
}
