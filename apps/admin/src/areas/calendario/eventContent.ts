import type { CustomContentGenerator, EventContentArg } from '@fullcalendar/core';
import { formatDate } from '@recluta/domain/fechas';
import classes from './CalendarioPage.module.css';
import { texts } from './calendario.texts.ts';

/** In ms. What is shorter has room for its hour and one line. */
const AN_HOUR = 3_600_000;

/** Tabler's alert-triangle. */
const WARNING = [
  'M12 9v4',
  'M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0z',
  'M12 16h.01',
];

const dayOf = (wall: string): string => formatDate(wall.slice(0, 10)).slice(0, 5);

const daysOf = ({ startStr, endStr }: EventContentArg['event']): string =>
  texts.agenda.days(dayOf(startStr), dayOf(endStr));

/** What is said before the hour it begins at, that hour, which is all a narrow one has room for, and what is said after. */
const hoursIn = ({ timeText, isStart }: EventContentArg): string[] =>
  (isStart && /^(\D*)([\d:]+)(.*)$/.exec(timeText)?.slice(1)) || [timeText];

/**
 * Hour and title, with a mark that says so when it collides with another; markers of dates as the calendar draws them.
 * With the calendar's own elements: one of React's would be a portal for each of two hundred interviews.
 */
export const eventContent: CustomContentGenerator<EventContentArg> = (arg, h) => {
  const { event, timeText, view } = arg;
  if (event.display === 'background' || event.allDay) return true;
  const inList = view.type.startsWith('list');
  const inMonth = view.type.startsWith('dayGrid');
  const short = event.start && event.end && event.end.getTime() - event.start.getTime() < AN_HOUR;
  return h(
    'span',
    { class: inList ? undefined : inMonth ? classes.line : classes.event, 'data-short': short || undefined },
    event.extendedProps.conflict &&
      h(
        'svg',
        { class: classes.conflict, viewBox: '0 0 24 24', role: 'img', 'aria-label': texts.conflict },
        WARNING.map((d) => h('path', { d })),
      ),
    !inList &&
      timeText &&
      // A month tells when it begins: where it only goes on that would be midnight.
      (arg.isStart || !inMonth) &&
      h(
        'span',
        { class: classes.hour },
        hoursIn(arg).map((part, i) => (i === 1 ? part : h('span', { class: classes.until }, part))),
      ),
    inMonth ? h('span', { class: classes.title }, event.title) : event.title,
    // A day of the agenda tells the hours of its own; of several days, which they are.
    inList && !(arg.isStart && arg.isEnd) && h('span', { class: classes.days }, daysOf(event)),
  );
};
