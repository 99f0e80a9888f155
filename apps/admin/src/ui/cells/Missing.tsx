import { VisuallyHidden } from '@mantine/core';
import { texts } from '../ui.texts.ts';
import classes from './cells.module.css';

/** A value nobody gave: '-' for the eye (§2), words for the ear. */
export function Missing() {
  return (
    <span className={classes.missing}>
      <span aria-hidden>-</span>
      <VisuallyHidden>{texts.missing}</VisuallyHidden>
    </span>
  );
}
