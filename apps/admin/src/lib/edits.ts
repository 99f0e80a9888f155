import { isSame } from '@recluta/domain/same';

/** Fields of a form, by name. */
type Fields = Record<string, unknown>;

const namesOf = <T extends Fields>(fields: T): (keyof T & string)[] => Object.keys(fields);

/** What of an edit is sent: the fields that were changed, and what stood in them before (`antes`). */
export type Edit<T> = { changes: Partial<T>; antes: Partial<T> };

export function editOf<T extends Fields>(before: T, values: T): Edit<T> {
  const changed = namesOf(before).filter((field) => !isSame(values[field], before[field]));
  const pick = (from: T) => Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<T>;
  return { changes: pick(values), antes: pick(before) };
}

/** Fields that somebody else changed since `before`. */
export function changedMeanwhile<T extends Fields>(before: T, now: T): (keyof T & string)[] {
  return namesOf(before).filter((field) => !isSame(before[field], now[field]));
}

/** Of those, the ones that saving would overwrite: changed here too, and to something else. */
export function overwritten<T extends Fields>(before: T, values: T, now: T): (keyof T & string)[] {
  return changedMeanwhile(before, now).filter(
    (field) => !isSame(values[field], before[field]) && !isSame(values[field], now[field]),
  );
}

/** What lies over what stands: the fields that were changed, and what stood in each when it first was. */
export type Draft<T> = { changed: Partial<T>; antes: Partial<T> };

/** What is left of a draft once `sent` of it was saved: what was typed since, over that. */
export function leftOf<T extends Fields>({ changed, antes }: Draft<T>, sent: Partial<T>): Draft<T> {
  const typed = namesOf(changed as T).filter((field) => !(field in sent && isSame(changed[field], sent[field])));
  const of = (from: Partial<T>) =>
    Object.fromEntries(typed.flatMap((field) => (field in from ? [[field, from[field]]] : []))) as Partial<T>;
  return { changed: of(changed), antes: { ...of(antes), ...of(sent) } };
}

/** What was typed, with these fields as they stand now. */
export const withNow = <T extends Fields>(typed: T, now: T, fields: readonly (keyof T & string)[]): T => ({
  ...typed,
  ...Object.fromEntries(fields.map((field) => [field, now[field]])),
});
