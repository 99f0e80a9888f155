import type { ReactNode } from 'react';
import classes from './CardCell.module.css';

type CardCellProps = {
  /** The link, as in NameCell. */
  name: ReactNode;
  second?: ReactNode;
  /** Before the second line: a badge. */
  state?: ReactNode;
  /** At the right of the name: a button, a short fact, marks. */
  aside?: ReactNode;
  /** A button at the right of the second line, where the name needs the whole of the first. */
  below?: ReactNode;
};

/** A row on a narrow screen: the name above, which is read whole; its state and one dimmed line below. */
export function CardCell({ name, second, state, aside, below }: CardCellProps) {
  return (
    <div className={classes.root}>
      <span className={classes.name}>{name}</span>
      <span className={classes.aside}>{aside}</span>
      <span className={classes.line}>
        {state && <span className={classes.state}>{state}</span>}
        <span className={classes.second}>{second}</span>
        {below && <span className={classes.below}>{below}</span>}
      </span>
    </div>
  );
}
