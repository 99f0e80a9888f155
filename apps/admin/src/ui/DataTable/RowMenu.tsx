import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { giveFocusTo, leaveFocusTo } from '../focusHeir.ts';
import classes from './RowMenu.module.css';

/** What opens the menu: it hands on what it is given, and is named by `label`. */
export type MenuButtonProps = ComponentProps<'button'> & { label: string };
type RowMenuProps = { label: string; button?: ComponentType<MenuButtonProps>; children: () => ReactNode };

/**
 * The menu of a row or card, behind three dots: always there for keyboard and touch, seen on hover and focus. The menu
 * itself is made when it is first opened: made with each row it was a third of the time that a screenful of rows takes.
 */
export function RowMenu({ label, button: Target = Dots, children }: RowMenuProps) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <OpenedMenu label={label} button={Target}>
      {children}
    </OpenedMenu>
  ) : (
    <Target aria-haspopup="menu" aria-expanded={false} label={label} onClick={() => setAsked(true)} />
  );
}

function OpenedMenu({ label, button: Target, children }: Required<RowMenuProps>) {
  const dots = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // The button took the place of the pressed one: with the focus on it, closing the menu gives the focus back.
  useLayoutEffect(() => {
    const own = dots.current;
    own?.focus({ preventScroll: true });
    setOpened(true);
    return () => {
      if (own) passOn(own);
    };
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} width="max-content">
      <Menu.Target>
        <Target ref={dots} label={label} data-opened={opened || undefined} />
      </Menu.Target>
      <Menu.Dropdown>{opened && children()}</Menu.Dropdown>
    </Menu>
  );
}

/** A row that its own menu moved away leaves the focus to the menu of its neighbour: whoever goes on by keyboard stays there. */
function passOn(own: HTMLElement): void {
  const list = own.closest('[role="row"], li')?.parentElement;
  const menus = [...(list?.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]') ?? [])];
  const at = menus.indexOf(own);
  const heir = menus[at + 1] ?? menus[at - 1];
  if (heir) leaveFocusTo(own, heir);
  const focused = document.activeElement;
  if (focused === own || focused?.closest('[role="menu"]')) giveFocusTo(own);
}

function Dots({ label, ...props }: MenuButtonProps) {
  return (
    <button type="button" {...props} className={classes.dots} aria-label={label}>
      <IconDots size={16} aria-hidden />
    </button>
  );
}
