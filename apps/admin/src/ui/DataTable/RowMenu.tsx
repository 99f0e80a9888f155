import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './RowMenu.module.css';

type RowMenuProps = { label: string; children: () => ReactNode };

/**
 * The three dots of a row: always there for keyboard and touch, seen on hover and focus. The menu itself is made when it
 * is first opened: made with each row it was a third of the time that a screenful of rows takes.
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <OpenedMenu label={label}>{children}</OpenedMenu>
  ) : (
    <Dots label={label} onClick={() => setAsked(true)} />
  );
}

function OpenedMenu({ label, children }: RowMenuProps) {
  const dots = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // The button took the place of the pressed one: with the focus on it, closing the menu gives the focus back.
  useLayoutEffect(() => {
    dots.current?.focus({ preventScroll: true });
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} width="max-content">
      <Menu.Target>
        <Dots ref={dots} label={label} data-opened={opened || undefined} />
      </Menu.Target>
      <Menu.Dropdown>{opened && children()}</Menu.Dropdown>
    </Menu>
  );
}

function Dots({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={classes.dots}
      aria-label={label}
    >
      <IconDots size={16} aria-hidden />
    </button>
  );
}
