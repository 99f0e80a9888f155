import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useProceso } from '../../areas/procesos/procesos.queries.ts';
import { PROCESO_SCREENS } from './destinations.ts';
import classes from './Sidebar.module.css';

type ProcesoNavProps = { id: number; pathname: string; onNavigate: () => void };

/** The way between the screens of the proceso that is looked at, from each of them. */
export function ProcesoNav({ id, pathname, onNavigate }: ProcesoNavProps) {
  const nameId = useId();
  const { proceso, missing } = useProceso(id);
  if (missing) return null;
  return (
    <div className={classes.proceso}>
      {/* A space that does not break holds the line's height until the name is known. */}
      <span className={classes.name} id={nameId} title={proceso?.nombre}>
        {proceso?.nombre ?? '\u00a0'}
      </span>
      <ul aria-labelledby={nameId}>
        {PROCESO_SCREENS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              params={{ id }}
              className={classes.link}
              aria-current={pathname.startsWith(to.replace('$id', String(id))) ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
