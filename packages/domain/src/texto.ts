/**
 * Without the signs that turn the direction of what follows, which no script needs: a name that holds one would turn
 * the sentence it stands in, and `cv[U+202E]fdp.exe` would be read `cvexe.pdf`. Nor with control characters other than
 * tabs and line breaks, which nobody types: SQLite searches a text only as far as a NUL.
 */
export const unturned = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  text.replace(/[\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Text of one line: what breaks it, or is a cell of its own, stands apart by a blank. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Whether anything of a text is seen: blanks of any width and joiners alone are not. */
export const isSeen = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(text);

/** Text as it is compared: lower case, without accents or repeated blanks. ñ counts as n (es-CL base comparison). */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Apostrophes and hyphens of every keyboard: `O'Higgins` of a phone, `O´Higgins` of a Chilean one, `Jean‑Baptiste` of Word. */
export const SIGNS_WITHIN =
  "'\u0060\u00b4\u02b9-\u02bc\u02c8\u02ca\u02cb\u2018-\u201b\u2032\u2035\uff07\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d-";
/** What ends a word in a sentence that a name was copied from. */
const ENDS = /[.,;:]+(?=\s|$)/g;
const WITHIN = new RegExp(`[${SIGNS_WITHIN}]`, 'g');

/** Text as it is found: `normalize`, with the words that a sign joins as one. */
export const findable = (text: string): string => normalize(text.replace(WITHIN, ''));

/**
 * The words of a query, each of which is inside a `findable` text that it means: what a sign joins is two, so that
 * `O’Higgins` finds `O'Higgins`, `Ohiggins` and `O Higgins`.
 */
export const soughtWords = (query: string): string[] =>
  normalize(query.replace(WITHIN, ' ').replace(ENDS, '')).split(' ').filter(Boolean);

/** A plain text is inside another when every word of it is: `'perez jose'` finds `José Pérez`. */
export function matches(haystack: string, query: string): boolean {
  const plain = findable(haystack);
  return soughtWords(query).every((word) => plain.includes(word));
}

type Person = { nombre: string | null; rut: string | null; email: string | null; telefono: string | null };

const digitsOf = (text: string) => text.replace(/[^\dkK]/g, '').toLowerCase();

/** What a person is found by: name, RUT and phone without their signs, e-mail. */
export function searchText({ nombre, rut, email, telefono }: Person): string {
  return findable([nombre ?? '', digitsOf(rut ?? ''), email ?? '', digitsOf(telefono ?? '')].join(' '));
}

/** The words of a query as `searchText` spells them: `26.114.902-K` is one word without its signs. */
export function searchWords(query: string): string[] {
  return normalize(query)
    .split(' ')
    .flatMap((word) => (/^[\d.+()-]+k?$/.test(word.replace(WITHIN, '-')) ? [digitsOf(word)] : soughtWords(word)))
    .filter(Boolean);
}

/** Whether somebody, or an empresa, is who a query means: by name as it is spelled, by RUT or phone in any form, by e-mail. */
export function isPerson(
  { nombre, rut = null, email = null, telefono = null }: Partial<Person>,
  query: string,
): boolean {
  const sought = searchText({ nombre: nombre ?? null, rut, email, telefono });
  const words = searchWords(query);
  return matches(nombre ?? '', query) || (words.length > 0 && words.every((word) => sought.includes(word)));
}

const plurals = new Intl.PluralRules('es-CL');

/** `plural(1, 'proceso', 'procesos')` → `'1 proceso'`. */
export function plural(n: number, one: string, many: string): string {
  return `${numero(n)} ${plurals.select(n) === 'one' ? one : many}`;
}

const integers = new Intl.NumberFormat('es-CL', {
  maximumFractionDigits: 0,
  useGrouping: 'always',
} as Intl.NumberFormatOptions);

/** `1234` → `'1.234'`. */
export function numero(n: number): string {
  return integers.format(n);
}

/** Whole pesos: `650000` → `'$650.000'`. */
export function pesos(n: number): string {
  return `${n < 0 ? '-' : ''}$${integers.format(Math.abs(n))}`;
}

/** From and to, of which either may not be known: `'$650.000 a $800.000'`, `'hasta $800.000'`; '' when neither is. */
export function rangoPesos(from: number | null, to: number | null): string {
  if (to === null) return from === null ? '' : pesos(from);
  return from === null ? `hasta ${pesos(to)}` : `${pesos(from)} a ${pesos(to)}`;
}

/** A limit on size, which is a whole number of MB: `10 * 1024 * 1024` → `'10 MB'`. */
export function megabytes(bytes: number): string {
  return `${numero(bytes / 1024 / 1024)} MB`;
}

const decimals = new Intl.NumberFormat('es-CL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** KB as §9 shows them: rounded, at least 1. */
const inKilobytes = (bytes: number): string => numero(Math.max(1, Math.round(bytes / 1024)));

/** How much of a whole, both in bytes, in the unit in which the whole shows: `27 de 50 KB`, `1,5 de 10,0 MB`. */
export function bytesDe(part: number, whole: number): string {
  if (whole < 1024 * 1024) return `${part === 0 ? 0 : inKilobytes(part)} de ${inKilobytes(whole)} KB`;
  const shown = (bytes: number) => decimals.format(bytes / 1024 / 1024);
  return `${shown(part)} de ${shown(whole)} MB`;
}

/** Size of a file. */
export function kilobytes(bytes: number): string {
  return `${inKilobytes(bytes)} KB`;
}
