import classes from './Privacidad.module.css';
import { usePending } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

/** How many requests of people wait, quietly; in red once one is late. Nothing when none does. */
export function PendingBadge() {
  const pending = usePending();
  if (!pending || pending.abiertas === 0) return null;
  const { abiertas, vencidas } = pending;
  return (
    <span className={classes.badge} data-late={vencidas > 0 || undefined} title={texts.badge(abiertas, vencidas)}>
      <span aria-hidden>{abiertas}</span>
      <span className={classes.hidden}>{texts.badge(abiertas, vencidas)}</span>
    </span>
  );
}
