import { Modal, type ModalProps } from '@mantine/core';
import classes from './Dialog.module.css';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

type DialogProps = Omit<ModalProps, 'classNames'> & {
  /** Its last part is a foot that stays in sight (DialogFoot, `stuck`). */
  endsWithFoot?: boolean;
};

/** The dialog of the house: Mantine's, which also gives the focus back when it is taken off the page while open. */
export function Dialog({ children, endsWithFoot = false, ...rest }: DialogProps) {
  return (
    <Modal {...rest} {...(endsWithFoot && { classNames: { body: classes.endsWithFoot ?? '' } })}>
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
