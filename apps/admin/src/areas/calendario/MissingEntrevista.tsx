import { Modal, Text } from '@mantine/core';
import { texts } from './calendario.texts.ts';

/** The address names an interview that is not there, or no longer. */
export function MissingEntrevista({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={texts.missing.title} size={440}>
      <Text c="dimmed">{texts.missing.detail}</Text>
    </Modal>
  );
}
