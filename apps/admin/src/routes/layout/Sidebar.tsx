import { ETIQUETA_ROL } from '@recluta/domain/permisos';
import { IconLogout } from '@tabler/icons-react';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { PendingBadge } from '../../areas/privacidad/PendingBadge.tsx';
import type { Session } from '../../lib/session.tsx';
import { Wordmark } from '../../ui/shell/Wordmark.tsx';
import { DESTINATIONS, isUnder } from './destinations.ts';
import { texts } from './layout.texts.ts';
import { ProcesoNav } from './ProcesoNav.tsx';
import classes from './Sidebar.module.css';
import { useLeave } from './useLeave.ts';

type SidebarProps = { session: Session; onNavigate: () => void };

export function Sidebar({ session: { usuario }, onNavigate }: SidebarProps) {
  const { pathname } = useLocation();
  /** Of the proceso whose screen it is. */
  const { id } = useParams({ strict: false });
  const { leave, leaving } = useLeave();
  return (
    <div className={classes.root}>
      <Link to="/inicio" className={classes.mark} aria-label="Recluta" onClick={onNavigate}>
        <Wordmark />
      </Link>
      {DESTINATIONS.map(({ icon: Icon, ...destination }) => (
        <Fragment key={destination.to}>
          <Link
            to={destination.to}
            className={classes.link}
            // Within a proceso the screen that is open stands below it; the link itself would call all under it open.
            activeOptions={{ exact: true }}
            aria-current={isUnder(pathname, destination) ? (id === undefined ? 'page' : 'true') : undefined}
            onClick={onNavigate}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            {destination.label}
            {destination.to === '/ajustes' && <PendingBadge />}
          </Link>
          {destination.to === '/procesos' && id !== undefined && (
            <ProcesoNav id={id} pathname={pathname} onNavigate={onNavigate} />
          )}
        </Fragment>
      ))}
      <div className={classes.foot}>
        <div className={classes.who}>
          <b>{usuario.nombre ?? texts.nav.noName}</b>
          <small>{ETIQUETA_ROL[usuario.rol]}</small>
        </div>
        <button type="button" className={classes.link} onClick={() => void leave()} disabled={leaving}>
          <IconLogout size={18} stroke={1.6} aria-hidden />
          {texts.nav.signOut}
        </button>
      </div>
    </div>
  );
}
