import type { ReactNode } from 'react';
import classes from './CardCell.module.css';

type CardCellProps = {
  /** The link, as in NameCell. */
  name: ReactNode;
  second?: ReactNode;
  /** At the right: one state or badge. */
  aside?: ReactNode;
};

/** A row on a narrow screen: name and one badge above, one dimmed line below. */
export function CardCell({ name, second, aside }: CardCellProps) {
  return (
    <div className={classes.root}>
      <span className={classes.name}>{name}</span>
      <span className={classes.aside}>{aside}</span>
      <span className={classes.second}>{second}</span>
    </div>
  );
}
