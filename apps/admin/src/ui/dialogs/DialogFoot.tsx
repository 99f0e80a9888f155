import { Group, type GroupProps } from '@mantine/core';
import classes from './DialogFoot.module.css';

type DialogFootProps = GroupProps & {
  /** In sight however long the dialog is, whose body ends with it (`endsWithFoot`). */
  stuck?: boolean;
};

/**
 * The buttons of a dialog, its verb last; on a phone they share its width, and those that find no room in one line
 * stand under the verb.
 */
export function DialogFoot({ stuck = false, ...rest }: DialogFootProps) {
  return (
    <Group
      justify="flex-end"
      gap={8}
      mt={24}
      {...rest}
      className={stuck ? `${classes.foot} ${classes.stuck}` : classes.foot}
    />
  );
}
