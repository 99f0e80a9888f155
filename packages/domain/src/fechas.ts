/**
 * Dates are `YYYY-MM-DD` text from end to end and never pass through Date (CL-13); instants are ISO 8601 UTC and are
 * shown in the time of Chile.
 */

const ZONA = 'America/Santiago';

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** The date part of a date or ISO date-time (§5: "cut to date only"); null when there is no such day. */
export function cutDate(text: string): string | null {
  const match = DATE.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return `${match[1]}-${match[2]}-${match[3]}`;
}

/** Day first, as Chile types it, with what Excel saves behind it of a day with a time. */
const TYPED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:,? (?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)?$/;
/** Only figures: eight, or six with a short year. */
const FIGURES = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

const typedParts = (text: string): RegExpExecArray | null => TYPED.exec(text.trim()) ?? FIGURES.exec(text.trim());

/**
 * A date as a person types it or a spreadsheet saves it: `5-9-2026`, `05/09/26`, `05092026`, `5/9/2026 0:00` or as ISO
 * does → `2026-09-05`; null when there is no such day.
 */
export function parseTypedDate(text: string): string | null {
  const match = typedParts(text);
  if (!match) return cutDate(text);
  const [, day = '', month = '', year = ''] = match;
  return cutDate(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Day and month, as they are typed of the year that everybody means. */
const DAY_OF_YEAR = /^(\d{1,2})[-/. ](\d{1,2})$/;
/** Within so many years there is a 29th of February, also around 2100. */
const AROUND = 8;

/** A day without its year, of the year in which it is nearest to `today`: on 2026-12-01, `2-1` → `2027-01-02`. */
function parseDayOfYear(text: string, today: string): string | null {
  const [, day = '', month = ''] = DAY_OF_YEAR.exec(text.trim()) ?? [];
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: 2 * AROUND + 1 }, (_, i) =>
    cutDate(`${year - AROUND + i}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`),
  ).filter((each) => each !== null);
  const far = (date: string): number => Math.abs(daysBetween(today, date));
  // Of two that are as near, the one to come.
  return days.sort((a, b) => far(a) - far(b) || b.localeCompare(a))[0] ?? null;
}

/** A date as a person types it into a field `today`: also without its year. */
export const parseFieldDate = (text: string, today: string): string | null =>
  parseTypedDate(text) ?? parseDayOfYear(text, today);

/** Whether a text says a day, be there one or not: `31-02-2026`. */
export const saysDay = (text: string): boolean =>
  typedParts(text) !== null || DAY_OF_YEAR.test(text.trim()) || DATE.test(text.trim());

/** Years in which something of a proceso may be. */
export const ANIOS = { desde: 2000, hasta: 2100 } as const;

/** What is said of a date of another year; the sentence has yet to end. */
export const ANIO_AJENO = `Revisa el año: debe estar entre ${ANIOS.desde} y ${ANIOS.hasta}`;

/** Whether a date is of these years: of another century it is a slip, as `0226-03-15` is. */
export function isInAnios(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= ANIOS.desde && year <= ANIOS.hasta;
}

/** `2026-09-05` → `05-09-2026`. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}-${month}-${year}`;
}

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day it is in Chile at an instant given in ms UTC. */
export function dayInChile(ms: number): string {
  return dayOf.format(ms);
}

/** `addDays('2026-02-28', 1)` → `'2026-03-01'`; days of the calendar, whatever the clocks do. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

const weekdays = new Intl.DateTimeFormat('es-CL', { weekday: 'short', timeZone: 'UTC' });

/** `2026-03-09` → `lun 9`. */
export function formatWeekday(date: string): string {
  return `${weekdays.format(Date.parse(`${date}T12:00:00Z`)).slice(0, 3)} ${Number(date.slice(8))}`;
}

/** First instant of a day in Chile, in ms UTC: midnight, or one o'clock when the clocks skip it. */
export function startOfDay(date: string): number {
  const summer = Date.parse(`${date}T03:00:00Z`);
  return dayInChile(summer) === date ? summer : summer + 3_600_000;
}

/** Days from one date to another: `daysBetween('2026-02-27', '2026-03-01')` is 2. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const dateAndTime = new Intl.DateTimeFormat('es-CL', {
  timeZone: ZONA,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const relative = new Intl.RelativeTimeFormat('es-CL', { numeric: 'auto' });

/** `14:32`, by the clock of Chile. */
export function formatTime(instant: string | number): string {
  return clock.format(new Date(instant));
}

/** `05-09-2026, 14:32`, by the clock of Chile. */
export function formatInstant(instant: string): string {
  return dateAndTime.format(new Date(instant));
}

/** What calendar and clock show in Chile at an instant: `2026-07-01T14:00:00Z` → `2026-07-01T10:00:00`. */
export function wallTime(instant: string): string {
  const ms = Date.parse(instant);
  const seconds = new Date(ms).toISOString().slice(17, 19);
  return `${dayInChile(ms)}T${clock.format(ms)}:${seconds}`;
}

const HALF_DAY_MS = 43_200_000;

/**
 * The instants (ISO 8601 UTC, in order) at which calendar and clock show a wall time such as `2026-07-01T10:00` in
 * Chile: one; none in the hour that is skipped in September; two in the hour that is repeated in April.
 */
export function chileInstants(wall: string): string[] {
  const shown = Date.parse(`${wall.slice(0, 16)}:00Z`);
  if (Number.isNaN(shown)) return [];
  // The offset changes at most once within a day: those of half a day before and after are all there can be.
  const offsets = [-HALF_DAY_MS, HALF_DAY_MS].map((shift) => {
    const near = new Date(shown + shift).toISOString();
    return Date.parse(`${wallTime(near)}Z`) - Math.floor(Date.parse(near) / 1000) * 1000;
  });
  return [...new Set(offsets.map((offset) => shown - offset))]
    .sort((a, b) => a - b)
    .map((ms) => new Date(ms).toISOString())
    .filter((instant) => wallTime(instant).startsWith(wall.slice(0, 16)));
}

/** The day of an instant in Chile, as `DD-MM-YYYY`. */
export function formatInstantDay(instant: string): string {
  return formatDate(dayInChile(Date.parse(instant)));
}

const decimals = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

/** A span of time in its largest unit: `3,2 días`, `5 horas`, `12 minutos`. */
export function formatSpan(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const hours = Math.round(ms / 360_000) / 10;
  // As it is shown: what is rounded to sixty minutes is an hour.
  const [value, unit] =
    minutes < 60
      ? [minutes, 'minute' as const]
      : hours < 24
        ? [hours, 'hour' as const]
        : [ms / 86_400_000, 'day' as const];
  const [one, many] = SPANS[unit];
  const text = decimals.format(value);
  return `${text} ${text === '1' ? one : many}`;
}

const SPANS = { day: ['día', 'días'], hour: ['hora', 'horas'], minute: ['minuto', 'minutos'] } as const;

const STEPS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** `hace 12 minutos`, `ayer`; under a minute `recién`. */
export function timeAgo(instant: string, now: number): string {
  const elapsed = now - Date.parse(instant);
  const step = STEPS.find(({ ms }) => elapsed >= ms);
  return step ? relative.format(-Math.floor(elapsed / step.ms), step.unit) : 'recién';
}
