import { createRows } from './rows.ts';
import type { Sheet } from './xlsx.ts';

const SEPARATORS = [';', ',', '\t'] as const;

/** UTF-8, with its mark or without; else UTF-16 by its mark; else what Excel of Chile writes (Windows-1252). */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that occurs most in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const line = (text.match(/^(?:"(?:[^"]|"")*"|[^"\r\n])*/)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const counts = SEPARATORS.map((sign) => line.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** A text with separators (RFC 4180); fila is the number of its line among those a spreadsheet shows as rows. */
export function readCsv(bytes: Uint8Array): Sheet {
  const whole = decodeText(bytes);
  const declared = /^sep=(.)\r?\n/.exec(whole);
  const text = declared ? whole.slice(declared[0].length) : whole;
  const separator = declared?.[1] ?? separatorOf(text);
  const found = createRows();
  let fila = 1;
  let column = 0;
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"';
    let value = '';
    if (quoted) {
      at += 1;
      for (;;) {
        const end = text.indexOf('"', at);
        value += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"' || end < 0) break;
        value += '"';
        at += 1;
      }
    }
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    value += text.slice(from, at);
    found.put(fila, column, value);
    if (text[at] === separator) column += 1;
    else {
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
      fila += 1;
      column = 0;
    }
    at += 1;
  }
  return { ...found.end(), hoja: null, hojas: 1 };
}
