import type { CalendarOptions, DateSelectArg, DatesSetArg, EventClickArg, EventDropArg } from '@fullcalendar/core';
import es from '@fullcalendar/core/locales/es';
import dayGrid from '@fullcalendar/daygrid';
import interaction, { type DateClickArg, type EventResizeDoneArg } from '@fullcalendar/interaction';
import list from '@fullcalendar/list';
import FullCalendar from '@fullcalendar/react';
import timeGrid from '@fullcalendar/timegrid';
import type { EventoCalendario, Fechas } from '@recluta/domain/esquemas';
import { wallTime } from '@recluta/domain/fechas';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { usePrinting } from '../../ui/DataTable/usePrinting.ts';
import { useStable } from '../../ui/useStable.ts';
import classes from './CalendarioPage.module.css';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { DatesLegend } from './DatesLegend.tsx';
import './fullcalendar.css';
import { texts } from './calendario.texts.ts';
import { type Rango, rangeAt, rangeOf } from './entrevistaForm.ts';
import { eventContent } from './eventContent.ts';
import {
  type Cuando,
  dateMarkers,
  datesOfOneDay,
  datesWithin,
  hoursOfDay,
  movedTo,
  printedHours,
  resizedTo,
  timedEvents,
} from './events.ts';
import type { Shown, View } from './search.ts';

const NAMES: Record<View, string> = {
  mes: 'dayGridMonth',
  semana: 'timeGridWeek',
  dia: 'timeGridDay',
  agenda: 'listAgenda',
};

const MONDAY = 1;

const OF_THE_DAY: CalendarOptions['eventTimeFormat'] = ({ start, end }) => hoursOfDay(start.marker, end?.marker);

/** es-CL, Monday first (§2); 24 hours, as everywhere in the product. */
const ALWAYS: CalendarOptions = {
  locale: { ...es, code: 'es-CL' },
  firstDay: MONDAY,
  // Times are handed over as the clock of Chile shows them (events.ts), so this converts nothing.
  timeZone: 'UTC',
  now: () => wallTime(new Date().toISOString()),
  slotLabelFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  listDayFormat: { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' },
  listDaySideFormat: false,
  allDayText: texts.allDay,
  moreLinkText: texts.more,
  timeHint: texts.agenda.hora,
  eventHint: texts.agenda.evento,
  plugins: [dayGrid, timeGrid, list, interaction],
  headerToolbar: false,
  views: {
    timeGrid: { eventTimeFormat: OF_THE_DAY },
    // The month is said above it.
    // More than two side by side leave no name room: the rest is one press away.
    timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' }, eventMaxStack: 2 },
    // From the day that is looked at on: of a month its last day has nothing to come.
    [NAMES.agenda]: {
      type: 'list',
      duration: { days: 30 },
      eventTimeFormat: OF_THE_DAY,
    },
  },
  height: '80vh',
  nowIndicator: true,
  dayMaxEvents: true,
  slotEventOverlap: false,
  // In px: below it two lines do not fit, nor below their padding.
  eventShortHeight: 32,
  scrollTime: '08:00:00',
  eventContent,
  eventInteractive: true,
  eventResizableFromStart: false,
  selectMirror: true,
  unselectAuto: true,
  // As long as what an interview snaps to: grabbed in the first half of a longer slot it would land a snap later.
  slotDuration: '00:15:00',
  slotLabelInterval: '01:00',
  // An interview has hours: it cannot be dropped where whole days are.
  eventAllow: ({ allDay }) => !allDay,
  dayCellDidMount: ({ el, date, view: { type } }) => {
    // A day is named by its number and all it holds, not by its number alone.
    el.removeAttribute('aria-labelledby');
    // The hours scroll, by keyboard too: from the first day.
    if (type === NAMES.dia || (type === NAMES.semana && date.getUTCDay() === MONDAY)) el.tabIndex = 0;
  },
  // A link without an address tells nobody that it opens a list.
  moreLinkDidMount: ({ el }) => el.setAttribute('role', 'button'),
  eventDidMount: ({ el, event }) => {
    el.title = event.extendedProps.conflict ? `${event.title}. ${texts.conflict}` : event.title;
  },
};

/** Height that a sheet on its side has for the hours, in px. */
const SHEET = 480;

type CalendarGridProps = {
  calendario: { fechas: Fechas; eventos: EventoCalendario[] } | undefined;
  view: View;
  /** `YYYY-MM-DD` within the period shown. */
  day: string;
  onChange: (shown: Shown) => void;
  onOpen: (entrevista_id: number) => void;
  /** null for who only reads: nothing can be drawn, moved or resized. */
  edit: {
    onSelect: (rango: Rango) => void;
    /** `null`: dropped on an hour that the clock of Chile skips. */
    onMove: (evento: EventoCalendario, when: Cuando | null, how: 'moved' | 'resized') => void;
  } | null;
};

export function CalendarGrid({ calendario, view, day, onChange, onOpen, edit }: CalendarGridProps) {
  const calendar = useRef<FullCalendar>(null);
  const [{ title, from, before }, setPeriod] = useState({ title: '', from: '', before: '' });
  // The same list from month to week to day: another one makes the calendar draw everything twice.
  const markers = view === 'agenda' ? 'auto' : 'background';
  const events = useMemo(
    () => (calendario ? [...dateMarkers(calendario.fechas, markers), ...timedEvents(calendario.eventos)] : []),
    [calendario, markers],
  );
  const place = (
    { event, revert }: EventDropArg | EventResizeDoneArg,
    how: 'moved' | 'resized',
    to: (evento: Cuando, start: string, end: string) => Cuando | null,
  ) => {
    const evento = calendario?.eventos.find(({ id }) => String(id) === event.id);
    const when = evento ? to(evento, event.startStr.slice(0, 16), event.endStr.slice(0, 16)) : null;
    if (!when) revert();
    if (evento) edit?.onMove(evento, when, how);
  };
  const printing = usePrinting();
  const [first, end] = useMemo(
    () => (printing ? printedHours(calendario?.eventos ?? []) : [0, 24]),
    [printing, calendario],
  );
  const go = (move: 'prev' | 'next' | 'today') => calendar.current?.getApi()[move]();
  // With an option that is another function at each render the calendar draws everything anew.
  const onSelect = useStable(({ startStr, endStr, allDay }: DateSelectArg) => {
    calendar.current?.getApi().unselect();
    edit?.onSelect(rangeOf(startStr, endStr, allDay));
  });
  // A finger draws only once it has pressed for a while; a tap says where, as a click does.
  const onTap = useStable(({ jsEvent, dateStr, allDay }: DateClickArg) => {
    if (jsEvent.type.startsWith('touch')) edit?.onSelect(rangeAt(dateStr, allDay));
  });
  const onClick = useStable(({ event, jsEvent }: EventClickArg) => {
    jsEvent.preventDefault();
    if (!event.allDay) onOpen(Number(event.id));
  });
  const onDrop = useStable((arg: EventDropArg) => place(arg, 'moved', (evento, start) => movedTo(evento, start)));
  const onResize = useStable((arg: EventResizeDoneArg) =>
    place(arg, 'resized', (evento, _, end) => resizedTo(evento, end)),
  );
  const onDates = useStable(({ view: shown, startStr, endStr }: DatesSetArg) => {
    setPeriod({ title: shown.title, from: startStr.slice(0, 10), before: endStr.slice(0, 10) });
    const date = shown.calendar.getDate().toISOString().slice(0, 10);
    if (date !== day) onChange({ ...(view !== 'mes' && { vista: view }), fecha: date });
  });
  return (
    <section
      aria-label={title}
      aria-busy={!calendario}
      data-printing={printing || undefined}
      style={
        {
          '--sheet-quarter': `${SHEET / (end - first) / 4}px`,
          '--dates': calendario ? datesOfOneDay(calendario.fechas) : 1,
        } as CSSProperties
      }
    >
      <CalendarToolbar
        title={title}
        view={view}
        onGo={go}
        onView={(next) => {
          calendar.current?.getApi().changeView(NAMES[next]);
          onChange({ ...(next !== 'mes' && { vista: next }), fecha: day });
        }}
      />
      {calendario && (view === 'mes' || view === 'semana') && (
        <DatesLegend dates={datesWithin(calendario.fechas, from, before)} />
      )}
      {view === 'agenda' && (
        <div className={classes.agendaHead} aria-hidden>
          <span>{texts.agenda.fecha}</span>
          <span>{texts.agenda.hora}</span>
          <span>{texts.agenda.evento}</span>
        </div>
      )}
      <FullCalendar
        ref={calendar}
        {...ALWAYS}
        slotMinTime={`${first}:00`}
        slotMaxTime={`${end}:00`}
        noEventsText={calendario ? texts.noEvents : texts.loading}
        initialView={NAMES[view]}
        initialDate={day}
        events={events}
        editable={edit !== null}
        selectable={edit !== null}
        select={onSelect}
        dateClick={onTap}
        eventClick={onClick}
        eventDrop={onDrop}
        eventResize={onResize}
        datesSet={onDates}
      />
    </section>
  );
}
