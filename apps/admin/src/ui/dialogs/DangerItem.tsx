import { Menu, type MenuItemProps } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './DangerItem.module.css';

/** A menu item that destroys. Mantine's `color` would take shade 6 in both schemes: 2.9:1 on a dark menu. */
export function DangerItem(props: MenuItemProps & Omit<ComponentProps<'button'>, keyof MenuItemProps>) {
  return <Menu.Item {...props} className={classes.root} />;
}
