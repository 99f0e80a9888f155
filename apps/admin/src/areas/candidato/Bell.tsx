import { ActionIcon, Button, Popover, Tooltip, VisuallyHidden } from '@mantine/core';
import type { Notificacion } from '@recluta/domain/esquemas';
import { formatInstant, timeAgo } from '@recluta/domain/fechas';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { failedFace } from '../../lib/Answer.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import classes from './Bell.module.css';
import { useBell } from './bell.queries.ts';
import { texts } from './candidato.texts.ts';

/** Notes in which one is mentioned and tasks one was given, and how many are unread. */
export function Bell() {
  const [opened, setOpened] = useState(false);
  const { query, read } = useBell();
  const { data } = query;
  const unread = data?.sin_leer ?? 0;
  const label = texts.bell.label(unread);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="min(380px, calc(100vw - 24px))"
      position="bottom-end"
      middlewares={{ flip: true, shift: { padding: 12 } }}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={label} disabled={opened}>
          <ActionIcon aria-label={label} onClick={() => setOpened(!opened)} className={classes.bell}>
            <IconBell size={18} aria-hidden />
            {unread > 0 && (
              <span className={classes.count} aria-hidden>
                {unread > 9 ? '9+' : unread}
              </span>
            )}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.bell.title} className={classes.dropdown}>
        <div className={classes.head}>
          <b>{texts.bell.title}</b>
          {unread > 0 && (
            <Button variant="subtle" size="compact-xs" onClick={() => read(null)}>
              {texts.bell.readAll}
            </Button>
          )}
        </div>
        {!data && failedFace(query, texts.bell.failed)}
        {data?.notificaciones.length === 0 && (
          <EmptyState icon={IconBell} title={texts.bell.none} detail={texts.bell.noneDetail} />
        )}
        <ul className={classes.list}>
          {data?.notificaciones.map((each) => (
            <Mention
              key={each.id}
              notificacion={each}
              onOpen={() => {
                setOpened(false);
                if (!each.leida) read([each.id]);
              }}
            />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function Mention({ notificacion, onOpen }: { notificacion: Notificacion; onOpen: () => void }) {
  const { clase, proceso_id, cv_id, autor_nombre, candidato, proceso_nombre, texto, creada_en, leida } = notificacion;
  return (
    <li>
      <Link
        to="/procesos/$id/cvs"
        params={{ id: proceso_id }}
        search={{ cv: cv_id, panel: clase === 'tarea' ? 'tareas' : 'notas' }}
        className={classes.mention}
        data-unread={!leida || undefined}
        onClick={onOpen}
      >
        {!leida && <VisuallyHidden>{texts.bell.unread} </VisuallyHidden>}
        <span>{texts.bell.says[clase](autor_nombre, candidato)}</span>
        <span className={classes.quote}>{texto}</span>
        <small>
          {proceso_nombre} ·{' '}
          <time dateTime={creada_en} title={formatInstant(creada_en)}>
            {timeAgo(creada_en, Date.now())}
          </time>
        </small>
      </Link>
    </li>
  );
}
