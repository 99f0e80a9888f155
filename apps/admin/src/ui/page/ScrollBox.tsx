import type { ReactNode } from 'react';
import classes from './ScrollBox.module.css';

/** A table wider than the screen scrolls sideways in here, by keyboard too. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is to be reached by keyboard (WCAG 2.1.1)
    <section className={classes.root} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
