import type { ReactNode } from 'react';
import type { PaletteName } from '../../theme/palette.ts';
import classes from './cells.module.css';

/** A small tinted label. `muted` is for what no longer counts; `whole` says all of its words, in several lines if need be. */
export function Tag({
  children,
  color = 'cordillera',
  muted = false,
  whole = false,
}: {
  children: ReactNode;
  color?: PaletteName;
  muted?: boolean;
  whole?: boolean;
}) {
  return (
    <span className={classes.tag} data-color={color} data-muted={muted || undefined} data-whole={whole || undefined}>
      {children}
    </span>
  );
}
