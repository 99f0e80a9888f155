/** What one interview says in a calendar program. Instants are ISO 8601 UTC. */
export type IcsEvent = {
  uid: string;
  /** Counts changes: the higher one holds. */
  sequence: number;
  stamp: string;
  start: string;
  end: string;
  summary: string;
  location: string | null;
  description: string;
  url: string;
};

const MAX_OCTETS = 75;

/** RFC 5545 §3.3.11; every other control character would end or break the line for somebody. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** `2026-03-15T13:30:00.000Z` → `20260315T133000Z`. */
const utc = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545 §3.1: at most 75 octets a line, the rest on lines that begin with a blank; no character is cut. */
export function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...lines, part].join('\r\n');
}

const eventLines = ({ uid, sequence, stamp, start, end, summary, location, description, url }: IcsEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utc(stamp)}`,
  `LAST-MODIFIED:${utc(stamp)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  'STATUS:CONFIRMED',
  'END:VEVENT',
];

/** An iCalendar object (RFC 5545), all times in UTC: no program has to know the rules of Chile. */
export function icsOf(name: string, events: readonly IcsEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Recluta//Calendario//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
