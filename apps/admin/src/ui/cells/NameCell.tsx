import type { ReactNode } from 'react';
import classes from './NameCell.module.css';

type NameCellProps = {
  /** The link to the row's page or panel: the only link of the row. */
  children: ReactNode;
  /** A second fact of the same person or thing, such as the RUT. */
  second?: ReactNode;
  /** A flag or a mark before the name; decoration. */
  before?: ReactNode;
  /** Icons, seen whole: after the second fact, or after the name when rows are compact. */
  marks?: ReactNode;
};

/** Two facts in one column: the name, and one dimmed line below it (beside it when rows are compact). */
export function NameCell({ children, second, before, marks }: NameCellProps) {
  return (
    <div className={classes.root} data-opens>
      <span className={classes.name}>
        {before}
        {children}
      </span>
      {second && <span className={classes.second}>{second}</span>}
      {marks && <span className={classes.marks}>{marks}</span>}
    </div>
  );
}
