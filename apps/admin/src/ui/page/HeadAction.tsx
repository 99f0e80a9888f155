import { Button } from '@mantine/core';
import { type Icon, IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactElement } from 'react';
import classes from './PageHead.module.css';

type HeadActionProps = Omit<ComponentProps<'button'>, 'style'> & {
  label: string;
  /** Stands for the words where there is no room for them. */
  icon: Icon;
  /** It opens a menu, whose target it is. */
  menu?: true;
  /** Not on a phone, where there is no room for all of them. */
  visibleFrom?: 'sm';
  /** On a phone alone. */
  hiddenFrom?: 'sm';
  /** For one that leads elsewhere: its link. */
  renderRoot?: (props: ComponentProps<'a'>) => ReactElement;
};

/** A quiet action of a page's head. */
export function HeadAction({ label, icon: Sign, menu, ...rest }: HeadActionProps) {
  return (
    <Button variant="default" {...rest} className={classes.quiet}>
      <Sign size={18} stroke={1.6} aria-hidden className={classes.quietIcon} />
      <span className={classes.quietLabel}>
        {label}
        {menu && <IconChevronDown size={16} stroke={1.6} aria-hidden />}
      </span>
    </Button>
  );
}
