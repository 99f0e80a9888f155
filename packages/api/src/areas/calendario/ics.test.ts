import { expect, it } from 'vitest';
import { folded, type IcsEvent, icsOf } from './ics.ts';

const event: IcsEvent = {
  uid: '7-abc@recluta',
  sequence: 2,
  stamp: '2026-03-10T15:00:00.000Z',
  start: '2026-03-12T13:00:00.000Z',
  end: '2026-03-12T14:00:00.000Z',
  summary: 'Entrevista: Ana',
  location: null,
  description: 'Cajera · Andes',
  url: 'http://localhost/procesos/1/calendario?entrevista=7',
};
/** A reader of the format, from its own rules: unfolds, splits and takes the escapes out. */
const read = (ics: string) =>
  ics
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
      return [name, value.replace(/\\n/g, '\n').replace(/\\([\\;,])/g, '$1')] as const;
    });

it('an interview is an event in UTC, with its name for ever and how often it changed', () => {
  const lines = Object.fromEntries(read(icsOf('Cajera', [event])));
  expect(lines).toMatchObject({
    VERSION: '2.0',
    UID: '7-abc@recluta',
    SEQUENCE: '2',
    DTSTAMP: '20260310T150000Z',
    DTSTART: '20260312T130000Z',
    DTEND: '20260312T140000Z',
    SUMMARY: 'Entrevista: Ana',
  });
});

it('no line is longer than 75 octets, every line ends with CRLF, and no character is cut', () => {
  const summary = `${'ñandú 👩🏽‍💻 مقابلة '.repeat(60)}fin`;
  const ics = icsOf('Cajera', [{ ...event, summary, location: 'x'.repeat(500) }]);
  expect(ics.endsWith('\r\n')).toBe(true);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of ics.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(Object.fromEntries(read(ics)).SUMMARY).toBe(summary);
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

it('what somebody typed never becomes a line of its own', () => {
  const nasty = 'a\\b;c,d\r\nBEGIN:VEVENT\rX\u2028Y\u0000\u0007Z <script>alert(1)</script>';
  const ics = icsOf('Cajera', [{ ...event, summary: nasty, description: nasty, location: nasty }]);
  expect(ics.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(Object.fromEntries(read(ics)).SUMMARY).toBe('a\\b;c,d\nBEGIN:VEVENT\nX\nY  Z <script>alert(1)</script>');
});
