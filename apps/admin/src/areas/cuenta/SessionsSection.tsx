import { Button } from '@mantine/core';
import type { SesionAbierta } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Answer } from '../../lib/Answer.tsx';
import { Tag } from '../../ui/cells/Tag.tsx';
import { texts } from './cuenta.texts.ts';
import classes from './SessionsSection.module.css';
import { useOpenSessions } from './sesiones.queries.ts';

const { sessions } = texts;

/** Where the own account is open, and closing it there. */
export function SessionsSection() {
  const { query, close, closeOthers, busy } = useOpenSessions();
  return (
    <Answer query={query} height={48}>
      {({ sesiones }) => (
        <>
          <ul className={classes.list} aria-label={sessions.title}>
            {sesiones.map((sesion) => (
              <Row key={sesion.id} sesion={sesion} busy={busy} onClose={() => close(sesion)} />
            ))}
          </ul>
          {sesiones.filter(({ actual }) => !actual).length > 1 && (
            <Button variant="default" mt={12} disabled={busy} onClick={closeOthers}>
              {sessions.closeOthers}
            </Button>
          )}
        </>
      )}
    </Answer>
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
