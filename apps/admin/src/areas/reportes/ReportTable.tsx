import type { ReactNode } from 'react';
import { ScrollBox } from '../../ui/page/ScrollBox.tsx';
import classes from './Reportes.module.css';

type ReportTableProps = {
  title: string;
  /** Heads by their column, in order. */
  columns: Readonly<Record<string, string>>;
  /** Those of figures, which stand at the right, as do their cells. */
  figures: readonly string[];
  /** Its rows. */
  children: ReactNode;
};

/** A small table of figures, which scrolls by itself where it does not fit. */
export function ReportTable({ title, columns, figures, children }: ReportTableProps) {
  return (
    <ScrollBox label={title}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            {Object.entries(columns).map(([id, name]) => (
              <th key={id} scope="col" className={figures.includes(id) ? classes.figure : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
