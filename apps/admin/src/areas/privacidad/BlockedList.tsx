import { Button } from '@mantine/core';
import { formatInstantDay } from '@recluta/domain/fechas';
import classes from './Privacidad.module.css';
import { useBlocked, usePersonActions } from './privacidad.queries.ts';
import { texts } from './privacidad.texts.ts';

const nothing = () => undefined;

/** Whose data nobody sees while what they asked is decided. */
export function BlockedList() {
  const { data } = useBlocked();
  const { unblock, busy } = usePersonActions(null, nothing);
  if (!data || data.bloqueados.length === 0) return null;
  return (
    <section className={classes.part} aria-label={texts.person.blockedList}>
      <h2 className={classes.heading}>{texts.person.blockedList}</h2>
      <ul className={classes.list}>
        {data.bloqueados.map(({ id, nombre, proceso_nombre, bloqueado_en }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              {nombre}
              <span className={classes.quiet}>
                {proceso_nombre} · {formatInstantDay(bloqueado_en)}
              </span>
            </div>
            <Button size="compact-sm" variant="default" disabled={busy} onClick={() => unblock([id])}>
              {texts.person.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
