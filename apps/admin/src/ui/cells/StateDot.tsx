import type { ReactNode } from 'react';
import type { PaletteName } from '../../theme/palette.ts';
import classes from './cells.module.css';

/** A state as dot and word; the dot alone means nothing. Colours of a proceso's estado: STATE_COLOR. */
export function StateDot({ color, children }: { color: PaletteName; children: ReactNode }) {
  return (
    <span className={classes.state}>
      <Dot color={color} />
      {children}
    </span>
  );
}

/** Decoration of the word beside it. */
export function Dot({ color }: { color: PaletteName }) {
  return <span className={classes.dot} data-color={color} aria-hidden />;
}
