import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../../ui/shell/Frame.tsx';
import { SchemeSwitch } from '../../ui/shell/SchemeSwitch.tsx';
import { Wordmark } from '../../ui/shell/Wordmark.tsx';
import { texts } from '../routes.texts.ts';
import classes from './PublicPage.module.css';

/** Frame of the pages anybody may see: the mark, the way in, one column. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={classes.header}>
        <Link to="/" aria-label="Recluta" className={classes.mark}>
          <Wordmark size={20} />
        </Link>
        <SchemeSwitch />
        <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
          {texts.enter}
        </Button>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </>
  );
}
