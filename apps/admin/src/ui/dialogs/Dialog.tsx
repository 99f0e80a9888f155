import { Modal, type ModalProps } from '@mantine/core';
import { DialogClosing, useClosing } from './closing.ts';
import classes from './Dialog.module.css';
import { useFocusGivenBack } from './useFocusGivenBack.ts';

type DialogProps = Omit<ModalProps, 'classNames'> & {
  /** Its last part is a foot that stays in sight (DialogFoot, `stuck`). */
  endsWithFoot?: boolean;
};

/**
 * The dialog of the house: Mantine's, which also gives the focus back when it is taken off the page while open. While a
 * form in it holds what is not saved (Unsaved), whatever closes it asks first; who goes on in a field has answered.
 */
export function Dialog({ children, endsWithFoot = false, onClose, ...rest }: DialogProps) {
  const closing = useClosing(onClose);
  return (
    <Modal
      {...rest}
      onClose={closing.close}
      onInput={() => closing.asked?.answer(false)}
      {...(endsWithFoot && { classNames: { body: classes.endsWithFoot ?? '' } })}
    >
      <GivesBack />
      <DialogClosing value={closing}>{children}</DialogClosing>
    </Modal>
  );
}

/** Lives as long as what the dialog shows. */
function GivesBack() {
  useFocusGivenBack();
  return null;
}
