import type { ReactNode } from 'react';
import type { PaletteName } from '../../theme/palette.ts';
import classes from './cells.module.css';

/** A small tinted label. `muted` is for what no longer counts. */
export function Tag({
  children,
  color = 'cordillera',
  muted = false,
}: {
  children: ReactNode;
  color?: PaletteName;
  muted?: boolean;
}) {
  return (
    <span className={classes.tag} data-color={color} data-muted={muted || undefined}>
      {children}
    </span>
  );
}
