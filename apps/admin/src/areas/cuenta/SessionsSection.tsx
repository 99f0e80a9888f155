import { Button, Skeleton } from '@mantine/core';
import type { SesionAbierta } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { MENSAJES } from '@recluta/domain/mensajes';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Tag } from '../../ui/cells/Tag.tsx';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import { texts } from './cuenta.texts.ts';
import classes from './SessionsSection.module.css';
import { useOpenSessions } from './sesiones.queries.ts';

const { sessions } = texts;

/** Where the own account is open, and closing it there. */
export function SessionsSection() {
  const { sesiones, failure, fetching, retry, close, closeOthers, busy } = useOpenSessions();
  const waiting = useDelayed(!sesiones && !failure, 150);
  if (failure)
    return <FailedState title={MENSAJES.cargar_datos} detail={failure} onRetry={retry} retrying={fetching} />;
  if (!sesiones) return waiting && <Skeleton h={48} />;
  const others = sesiones.filter(({ actual }) => !actual);
  return (
    <>
      <ul className={classes.list} aria-label={sessions.title}>
        {sesiones.map((sesion) => (
          <Row key={sesion.id} sesion={sesion} busy={busy} onClose={() => close(sesion)} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button variant="default" mt={12} disabled={busy} onClick={closeOthers}>
          {sessions.closeOthers}
        </Button>
      )}
    </>
  );
}

const MOBILE = /iPhone|iPad|Android/;

type RowProps = { sesion: SesionAbierta; busy: boolean; onClose: () => void };

function Row({ sesion: { agente, creada_en, usada_en, actual }, busy, onClose }: RowProps) {
  const name = agente ?? sessions.unknown;
  const Icon = MOBILE.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <div className={classes.name}>
          {name} {actual && <Tag color="pacifico">{sessions.current}</Tag>}
        </div>
        <div className={classes.when}>
          {sessions.used(timeAgo(usada_en, Date.now()))} · {sessions.opened(formatInstant(creada_en))}
        </div>
      </div>
      {!actual && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={busy}
          onClick={onClose}
          aria-label={sessions.closeOne(name)}
        >
          {sessions.close}
        </Button>
      )}
    </li>
  );
}
