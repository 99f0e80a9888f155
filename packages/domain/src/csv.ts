/**
 * CSV as Excel es-CL opens it with a double click: `;` between cells, CRLF between rows, UTF-8 with its mark (without
 * it Excel reads Latin-1), and no cell that a spreadsheet would run as a formula.
 */

export const CSV_MARK = '\ufeff';

export type CsvValue = string | number | boolean | null;

/** What begins a formula, in its full-width forms too; blanks before it are skipped by some programs. */
const FORMULA = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes away
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const QUOTED = /[;,"\n\t]|^\s|\s$/;

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const plain = value.replace(CONTROL, '');
  const safe = (FORMULA.test(plain) ? `'${plain}` : plain).replace(/\r\n?/g, '\n');
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row, its end included. A text that begins like a formula gets an apostrophe in front (OWASP, CSV injection). */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(';')}\r\n`;
}

/** Digits that a spreadsheet would take for a number or a date, kept as they were written. */
export function csvDigits(text: string): string {
  return /^[\d\s.,/-]+$/.test(text) && !/^\d{1,2}(\.\d{3}){1,2}-\d$/.test(text) ? `'${text}` : text;
}

/** `Cobrador/a Ñuñoa` → `cobrador-a-nunoa`: a name for a file on any system. */
export function fileSlug(text: string): string {
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, 60).replace(/^-+|-+$/g, '');
}
