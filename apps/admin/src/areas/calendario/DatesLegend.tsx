import { formatDate } from '@recluta/domain/fechas';
import classes from './CalendarioPage.module.css';
import { texts } from './calendario.texts.ts';

type DatesLegendProps = { dates: readonly { id: string; start: string; title: string }[] };

/** What the tinted days are, on a phone: a day is too narrow there for the name of its date. */
export function DatesLegend({ dates }: DatesLegendProps) {
  if (dates.length === 0) return null;
  return (
    <ul className={classes.dates} aria-label={texts.dates}>
      {dates.map(({ id, start, title }) => (
        <li key={id}>
          <span className={classes.day}>{formatDate(start).slice(0, 5)}</span>
          {title}
        </li>
      ))}
    </ul>
  );
}
