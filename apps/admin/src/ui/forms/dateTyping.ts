import { cutDate, formatDate } from '@recluta/domain/fechas';
import { texts } from '../ui.texts.ts';

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

/** Whether a date field holds a date, and not what was typed of none. */
export const isDate = (value: string): boolean => cutDate(value) === value;

/** What a date field holds of what was typed: the date; null of nothing; what is no date as it was typed. */
export const heldDate = (text: string): string | null => (text.trim() === '' ? null : (parseTypedDate(text) ?? text));

/** What is wrong with what a date field holds. */
export function dateProblem(value: string | null | undefined): string | undefined {
  if (!value || isDate(value)) return undefined;
  return (TYPED.exec(value.trim()) ?? FIGURES.exec(value.trim())) ? texts.date.none : texts.date.unclear;
}

/** What a date field holds, as a person reads it. */
export const shownDate = (value: string | null): string => (value && isDate(value) ? formatDate(value) : (value ?? ''));
