const TYPED = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?(?:\s?(?:h|hr|hrs|horas)\.?|\s?([ap])\.?\s?m\.?)?$/;

/** The hour of a day that is told with `am` or `pm`: 12 am is 0, 12 pm is 12; null where a clock of twelve has none. */
const ofTwelve = (hour: number, half: string): number | null =>
  hour < 1 || hour > 12 ? null : (hour % 12) + (half === 'p' ? 12 : 0);

/** A time as people type it: `9`, `930`, `9:30`, `14.30`, `9:30 hrs`, `9:30 p. m.` → `HH:MM`; null when there is none. */
export function parseTypedTime(text: string): string | null {
  const match = TYPED.exec(text.trim().toLowerCase());
  if (!match) return null;
  const [, typed = '', minute = '00', half] = match;
  const hour = half ? ofTwelve(Number(typed), half) : Number(typed);
  if (hour === null || hour > 23 || Number(minute) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** The half hour in which a time stands: `09:45` → `09:30`; null while it is no whole time. */
export function halfHourOf(text: string): string | null {
  const time = parseTypedTime(text);
  return time && `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;
}
