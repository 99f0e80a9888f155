import type { EventContentArg } from '@fullcalendar/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './CalendarioPage.module.css';
import { texts } from './calendario.texts.ts';

/** Hour and title, with a mark that says so when it collides with another; markers of dates as the calendar draws them. */
export function eventContent({ event, timeText, view }: EventContentArg) {
  if (event.display === 'background' || event.allDay) return true;
  const inList = view.type.startsWith('list');
  const inMonth = view.type.startsWith('dayGrid');
  return (
    <span className={inList ? undefined : inMonth ? classes.line : classes.event}>
      {event.extendedProps.conflict && (
        <IconAlertTriangle size={13} role="img" aria-label={texts.conflict} className={classes.conflict} />
      )}
      {!inList && timeText && <span className={classes.hour}>{timeText}</span>}
      {inMonth ? <span className={classes.title}>{event.title}</span> : event.title}
    </span>
  );
}
