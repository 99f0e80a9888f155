import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './RowMenu.module.css';

/** The three dots of a row: always there for keyboard and touch, seen on hover and focus. Items are made on opening. */
export function RowMenu({ label, children }: { label: string; children: () => ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <Menu opened={opened} onChange={setOpened} width="max-content">
      <Menu.Target>
        <button type="button" className={classes.dots} aria-label={label} data-opened={opened || undefined}>
          <IconDots size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>{opened && children()}</Menu.Dropdown>
    </Menu>
  );
}
