import { Group, type GroupProps } from '@mantine/core';
import classes from './DialogFoot.module.css';

/**
 * The buttons of a dialog, its verb last; on a phone they share its width, and those that find no room in one line
 * stand under the verb.
 */
export function DialogFoot({ className, ...rest }: GroupProps) {
  return (
    <Group
      justify="flex-end"
      gap={8}
      mt={24}
      {...rest}
      className={[classes.foot, className].filter(Boolean).join(' ')}
    />
  );
}
