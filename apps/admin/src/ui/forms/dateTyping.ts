import { cutDate } from '@recluta/domain/fechas';

const TYPED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
/** Only figures: eight, or six with a short year. */
const FIGURES = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** A date as Chileans type it, day first: `5-9-2026`, `05/09/26`, `05092026` → `2026-09-05`; null when there is no such day. */
export function parseTypedDate(text: string): string | null {
  const match = TYPED.exec(text.trim()) ?? FIGURES.exec(text.trim());
  if (!match) return cutDate(text);
  const [, day = '', month = '', year = ''] = match;
  return cutDate(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Whether nothing is left to type: a day that there is, with a year of four figures. */
export const isWholeDate = (text: string): boolean =>
  /(\D\d{4}|^\s*\d{8})\s*$/.test(text) && parseTypedDate(text) !== null;
