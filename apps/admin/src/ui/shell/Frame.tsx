import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../ui.texts.ts';
import classes from './Frame.module.css';
import { usePaperColours } from './usePaperColours.ts';

export const MAIN_ID = 'contenido';

type FrameProps = {
  nav: ReactNode;
  header: ReactNode;
  /** The drawer of small screens. */
  navOpened: boolean;
  onNavClose: () => void;
  navLabel: string;
  children: ReactNode;
};

/** Navigation 240 at the left (a drawer below 768 px), header 48, page of at most 1640. Told apart by tint, not lines. */
export function Frame({ nav, header, navOpened, onNavClose, navLabel, children }: FrameProps) {
  usePaperColours();
  return (
    <>
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        {texts.skip}
      </a>
      <nav className={classes.nav} aria-label={navLabel}>
        {nav}
      </nav>
      <Drawer
        opened={navOpened}
        onClose={onNavClose}
        size={280}
        withCloseButton={false}
        title={null}
        attributes={{ content: { 'aria-label': navLabel } }}
        classNames={{ content: classes.drawer, body: classes.drawerBody }}
      >
        {nav}
      </Drawer>
      <header className={classes.header}>{header}</header>
      <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
