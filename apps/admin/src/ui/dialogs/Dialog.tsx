import { Modal, type ModalProps } from '@mantine/core';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

/** The dialog of the house: Mantine's, which also gives the focus back when it is taken off the page while open. */
export function Dialog({ children, ...rest }: ModalProps) {
  return (
    <Modal {...rest}>
      <GivesBack />
      {children}
    </Modal>
  );
}

/** Lives as long as what the dialog shows. */
function GivesBack() {
  useFocusGivenBack();
  return null;
}
