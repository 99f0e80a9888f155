import { Button, Group, type GroupProps } from '@mantine/core';
import { use } from 'react';
import { texts } from '../ui.texts.ts';
import { DialogClosing } from './closing.ts';
import classes from './DialogFoot.module.css';
import { LossQuestion } from './LossQuestion.tsx';

type DialogFootProps = GroupProps & {
  /** In sight however long the dialog is, whose body ends with it (`endsWithFoot`). */
  stuck?: boolean;
  /** Its verb is red. */
  destroys?: boolean;
};

/**
 * The buttons of a dialog, its verb last; on a phone they share its width, and those that find no room in one line
 * stand under the verb, or over one that destroys. When closing would lose something, it is asked here, in their place.
 */
export function DialogFoot({ stuck = false, destroys = false, children, ...rest }: DialogFootProps) {
  const asked = use(DialogClosing)?.asked;
  return (
    <Group
      justify="flex-end"
      gap={8}
      mt={24}
      {...rest}
      className={classes.foot}
      mod={{ stuck, destroys, asking: Boolean(asked) }}
    >
      {asked ? <LossQuestion asked={asked} /> : children}
    </Group>
  );
}

type CancelProps = { label?: string | undefined; disabled?: boolean };

/** Closes the dialog as its cross does: not before asking, while something in it is not saved. */
export function CancelButton({ label = texts.cancel, disabled = false }: CancelProps) {
  const closing = use(DialogClosing);
  return (
    <Button variant="default" disabled={disabled} onClick={closing?.close}>
      {label}
    </Button>
  );
}
