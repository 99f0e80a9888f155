import type { ComponentProps } from 'react';
import classes from './FilterPill.module.css';

type FilterPillProps = ComponentProps<'button'> & { active: boolean };

/** A filter that is on or off: 'Solo preseleccionados'. */
export function FilterPill({ active, ...rest }: FilterPillProps) {
  return (
    <button type="button" aria-pressed={active} {...rest} className={classes.pill} data-active={active || undefined} />
  );
}
