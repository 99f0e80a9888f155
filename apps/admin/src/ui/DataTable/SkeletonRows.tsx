import classes from './DataTable.module.css';

/** Widths of the bars, in percent: uneven, as text is. */
const WIDTHS = [72, 54, 63, 48, 80, 58, 66, 51];

type SkeletonRowsProps = { rows: number; columns: number; withSelect: boolean; withMenu: boolean };

/** Rows of the final geometry, without content. */
export function SkeletonRows({ rows, columns, withSelect, withMenu }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden className={classes.row}>
      {withSelect && <td className={classes.select} />}
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={classes.cell}>
          <span className={classes.bar} style={{ width: `${WIDTHS[(row * 3 + column) % WIDTHS.length]}%` }} />
        </td>
      ))}
      {withMenu && <td className={classes.menu} />}
    </tr>
  ));
}
