import { walkXml } from '@recluta/domain/xml';
import type { Row } from './rows.ts';
import { createRows } from './rows.ts';

/** Formats that every spreadsheet program has without saying so (ECMA-376, 18.8.30): dates. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** `dd/mm/yyyy`, `[$-340A]d mmm` are dates; `0.00`, `"día" 0` are not. */
const isDateFormat = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** Which cell styles, by number, show a number as a day. */
export function dateStyles(xml: string | null): boolean[] {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  walkXml(xml ?? '', {
    open(name, attribute) {
      if (name === 'numFmt') custom.set(Number(attribute('numFmtId')), isDateFormat(attribute('formatCode') ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name !== 'xf' || !inCells) return;
      const id = Number(attribute('numFmtId'));
      styles.push(custom.get(id) ?? isBuiltInDate(id));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
    text: () => undefined,
  });
  return styles;
}

/** The texts that cells name by number, without the reading aids (rPh) of Japanese. */
export function sharedTexts(xml: string | null): string[] {
  const texts: string[] = [];
  let text = '';
  let reading = false;
  let aid = false;
  walkXml(xml ?? '', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') aid = true;
      reading = name === 't' && !aid;
    },
    close(name) {
      if (name === 'si') texts.push(text);
      if (name === 'rPh') aid = false;
      if (name === 't') reading = false;
    },
    text(piece) {
      if (reading) text += piece;
    },
  });
  return texts;
}

/** A day by its number → `2026-03-15`; days are counted from 1900 (with its 29 February that never was) or from 1904. */
function dayOfSerial(serial: number, from1904: boolean): string {
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  return new Date(epoch + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
}

type Book = { texts: readonly string[]; dates: readonly boolean[]; from1904: boolean };

const LAST_DAY = 2_958_465;

function shownValue(type: string | null, style: number, raw: string, { texts, dates, from1904 }: Book): string {
  if (type === 's') return texts[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'Sí' : 'No';
  if (type === 'e') return '';
  if (type === 'd') return raw.slice(0, 10);
  if (type === 'str' || type === 'inlineStr' || raw.trim() === '') return raw;
  const number = Number(raw);
  if (!Number.isFinite(number)) return raw;
  return dates[style] && number >= 1 && number <= LAST_DAY ? dayOfSerial(number, from1904) : String(number);
}

const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};
const rowOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);

/** Rows that hold anything, with their numbers. What stands in a merged cell stands in each row it covers. */
export function sheetRows(xml: string, book: Book): { rows: Row[]; total: number; whole: boolean } {
  const found = createRows();
  let row = 0;
  let column = -1;
  let type: string | null = null;
  let style = 0;
  let raw = '';
  let reading = false;
  let whole = false;
  walkXml(xml, {
    open(name, attribute) {
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1);
        column = -1;
      } else if (name === 'c') {
        const reference = attribute('r');
        column = reference ? columnOf(reference) : column + 1;
        type = attribute('t');
        style = Number(attribute('s') ?? 0);
        raw = '';
      } else if (name === 'v' || name === 't') reading = true;
      else if (name === 'mergeCell') {
        const [from = '', to = ''] = (attribute('ref') ?? '').split(':');
        found.fillDown(columnOf(from), rowOf(from), rowOf(to));
      }
    },
    close(name) {
      if (name === 'v' || name === 't') reading = false;
      else if (name === 'c') found.put(row, column, shownValue(type, style, raw, book));
      else if (name === 'worksheet') whole = true;
    },
    text(piece) {
      if (reading) raw += piece;
    },
  });
  return { ...found.end(), whole };
}
