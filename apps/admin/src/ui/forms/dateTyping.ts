import { cutDate, formatDate, isInAnios, parseFieldDate, parseTypedDate, saysDay } from '@recluta/domain/fechas';
import { texts } from '../ui.texts.ts';

/** Whether nothing is left to type: a day that there is, with a year of four figures. */
export const isWholeDate = (text: string): boolean =>
  /(\D\d{4}|^\s*\d{8})\s*$/.test(text) && parseTypedDate(text) !== null;

/** Whether a date field holds a date, and not what was typed of none. */
export const isDate = (value: string): boolean => cutDate(value) === value;

/** What a date field holds of what was typed `today`: the date; null of nothing; what is no date as it was typed. */
export const heldDate = (text: string, today: string): string | null =>
  text.trim() === '' ? null : (parseFieldDate(text, today) ?? text);

/** What is wrong with what a date field holds. */
export function dateProblem(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (isDate(value)) return isInAnios(value) ? undefined : texts.date.year;
  return saysDay(value) ? texts.date.none : texts.date.unclear;
}

/** The same of each of these fields that has something wrong. */
export const dateProblems = <F extends string>(
  values: Readonly<Record<F, string | null>>,
  fields: readonly F[],
): Partial<Record<F, string>> =>
  Object.fromEntries(
    fields.map((field) => [field, dateProblem(values[field])]).filter(([, problem]) => problem),
  ) as Partial<Record<F, string>>;

/** What a date field holds, as a person reads it. */
export const shownDate = (value: string | null): string => (value && isDate(value) ? formatDate(value) : (value ?? ''));
