import { Text } from '@mantine/core';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { texts } from './calendario.texts.ts';

/** The address names an interview that is not there, or no longer. */
export function MissingEntrevista({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={texts.missing.title} size={440}>
      <Text c="dimmed">{texts.missing.detail}</Text>
    </Dialog>
  );
}
