const TYPED = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/;

/** A time as people type it: `9`, `930`, `9:30`, `14.30` → `HH:MM`; null when there is no such time. */
export function parseTypedTime(text: string): string | null {
  const match = TYPED.exec(text.trim().toLowerCase());
  if (!match) return null;
  const [, hour = '', minute = '00'] = match;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** The half hour in which a time stands: `09:45` → `09:30`; null while it is no whole time. */
export function halfHourOf(text: string): string | null {
  const time = parseTypedTime(text);
  return time && `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;
}
