import { parseRut } from '@recluta/domain/rut';
import { parseTelefono } from '@recluta/domain/telefono';
import { hitsOf } from '../matching/hits.ts';
import { repairDigits } from '../matching/misread-digits.ts';
import { oncePer } from '../matching/once.ts';
import type { Vista } from '../view/view.ts';

/** A run of digits in groups, as phones are written, also behind a row of dots; at most 20 groups, every repetition bounded. */
const RUN =
  /(?=[(+\d])(?<![\d$,]|(?<!\.\.)\.|(?<!(?:cel|celular|fono|telefono|tel|movil|wsp|whatsapp|contacto) ?)-)(?<!(?<!wa\.me|\.com|\.cl)\/)(?:\(?(?:\+|00) ?)?\(?\d{1,12}\)?(?:(?:[ .\-()/_·\u00a0]{1,3}|(?<=\d\)?) [/-] \(|(?<=\)))\d{1,11}\)?){0,19}/g;

/** One group of them, its country's sign included. */
const GROUP = /(?:\(?\s?(?:\+|00)\s?)?\(?\d{1,12}\)?/g;

export const DIGIT_WORDS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

const DIGIT = `(?:${DIGIT_WORDS.join('|')})`;

export const IN_WORDS = new RegExp(`(?<![a-z])(?:${DIGIT}[ ,.\\n-]{1,3}){7,10}${DIGIT}(?![a-z])`, 'g');

/** Where no digits stand on both sides of a line's end no number is broken there. */
const TWO_LINES = /\d[ ().-]{0,13}\n[ (]?\d/;

/** `+56 9` at the end of a line and the rest on the next one, as narrow columns break it. */
function joinBroken(written: string): string {
  // `Cel..975543321`: dots that lead to the number.
  let text = written.includes('..')
    ? written.replace(/(?<=[a-z])\.{2,12}(?=[\d+(])/g, (dots) => ' '.repeat(dots.length))
    : written;
  if (text.includes('[')) text = text.replace(BRACKETED, (all) => all.replaceAll('[', '(').replaceAll(']', ')'));
  const broken = TWO_LINES.test(text);
  if (broken)
    text = text
      .replace(
        /(?<![\d.-])((?:\+ ?56|\(\+?56|\b569?|\b0?9|\(9\))[\d ().-]{0,12})\n(?=[\d ]{4,11}(?:\n|$|,|\||- ))/g,
        '$1 ',
      )
      .replace(/(?<![\d.-])(0?9-)\n(?=\d{4}[ -]?\d{4}(?!\d))/g, '$1 ');
  // `el 34, 2 40 77 52`.
  text = text.replace(
    /(?<=\b(?:el|es) )(3[2-5]|4[1-5]|5[1-35-8]|6[13-578]|7[1-35]),(?= 2(?:[ .-]?\d{2}){3}(?!\d))/g,
    '$1 ',
  );
  if (broken) text = text.replace(/(?<![\d.,-])(\(?0?(?:2|[3-7]\d)\)?-)\n(?=\d{3,4}[ -]?\d{3,4}(?![\d-]))/g, '$1 ');
  text = text.replace(
    /\bnueve[, -]{1,3}(?=(?:\d{4}[ -]?\d{4}|\d\d(?:[ -]\d\d){3})(?!\d))/g,
    (nueve) => `${' '.repeat(nueve.length - 2)}9 `,
  );
  return broken ? joinTorn(text) : text;
}

const joinTorn = (text: string): string =>
  text
    .replace(TORN_LANDLINE, (all, head: string, rest: string) =>
      /^[2-7]\d{8}$/.test(digits(head + rest)) ? `${head} ${rest}` : all,
    )
    .replace(TORN_LABELLED, (all, lead: string, head: string, rest: string) =>
      isWhole(head, rest) || /^[2-7]\d{8}$/.test(digits(head + rest)) ? `${lead}${head} ${rest}` : all,
    )
    .replace(TORN, (all, head: string, rest: string) => (isWhole(head, rest) ? `${head} ${rest}` : all));

/** `[+56] [9 8765 4321]`. */
const BRACKETED = /\[\+?[\d ]{1,16}\]/g;

/** A number that begins as a mobile's or with the country, and goes on in the next line of the sentence. */
const TORN =
  /(?<![\d.-])((?:\+ ?\d{2,3}|\(\+?56\)|56|\(?0?9\)?)(?:[ .-]{0,2}\d{1,4}){0,3}[ .-]?)\n(\(?\d{1,4}\)?(?:[ .-]?\d{1,4}){0,3})(?!\d)/g;

/** A landline in groups that goes on in the next line: `— 22 732` and `88 10 —`. */
const TORN_LANDLINE =
  /(?<=[|·•,;:—–-] )((?:2[ .-]?[23]|[3-7]\d)[ .-]\d{1,4}(?:[ .-]\d{2,4})?[ .-]?)\n(\d{2,4}(?:[ .-]\d{2,4})?)(?= ?(?:[|·•,;—–-]|\n|$))/g;

/** Behind its label anywhere: `Cel. 5` and below it `6974162093`, `teléfono de la casa, 32` and `225 4417`, `se le llama al 55` and `2639 117`. */
const TORN_LABELLED =
  /(\b(?:cel|celular|fono|telefono|tel|movil|whatsapp|wsp|fijo|fija|llam[a-z]{1,4}(?= al ))(?:[ :.]{1,3}| al | (?:de (?:la|mi) casa|fijo|particular)[ :,.]{1,3}))(\+?\d(?:[ .-]?\d){0,8})\n(\d(?:[ .-]?\d){1,10})(?![\d/-])/g;

function isWhole(head: string, rest: string): boolean {
  const plain = digits(head + rest);
  // A foreign number that is none as far as the end of its line.
  if (/^\+ ?(?!56)/.test(head)) return digits(head).length < 9 && plain.length > 9 && plain.length < 14;
  return /^(?:56)?0?9\d{8}$|^56[2-7]\d{8}$/.test(plain);
}

/** A RUT printed beside a phone with nothing between lends it no digits, nor does the number of a scientist (ORCID), nor a date. */
const withoutIds = (text: string): string =>
  text.replace(
    /(?<![\d.])\d{1,2}\.\d{3}\.\d{3} ?- ?[\dk](?![\da-z])|(?<!\d)\d{4}-\d{4}-\d{4}-\d{3}[\dx](?!\d)|(?<![\d.-])[0-3]\d([.-])[01]\d\1(?:19|20)\d\d(?![.-]?\d)/g,
    (id) => '|'.repeat(id.length),
  );

/** The RUTs of a text without their check digit: `Instalador SEC clase D número 24917365` is the same number. */
const rutBodiesIn = (text: string): ReadonlySet<string> =>
  new Set(hitsOf(text, WITH_CHECK_DIGIT, 40).map(({ 1: body = '' }) => digits(body)));

const WITH_CHECK_DIGIT = /(?<![\d.])(\d{1,2}\.\d{3}\.\d{3}|\d{7,8}) ?- ?[\dk](?![\da-z])/g;

/** `9118276-9`, `5 843 906 - 1`: nobody sets a phone's last digit apart; in groups only what passes modulo 11 is one. */
const isRut = (numero: string): boolean =>
  /^\d{7,8} ?- ?\d$/.test(numero) || (/^\d{1,2} \d{3} \d{3} ?- ?\d$/.test(numero) && parseRut(numero) !== null);

/** Asked of every number of a text: a pattern takes three times as long. */
export function digits(text: string): string {
  let found = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 47 && code < 58) found += text[i];
  }
  return found;
}

/** A text made of numbers ends here. */
export const MAX_RUNS = 400;

/** A number that may be a phone, where it stands, and where the run of digits that it is of begins. */
export type NumeroEscrito = { numero: string; inicio: number; tramo: number };

/** Every number of a text that may be a phone, in order; what is written as a RUT is none. */
export const writtenIn = oncePer((vista: Vista): readonly NumeroEscrito[] => [...numbersIn(repaired(vista))]);

/** The folded text, with digits for the letters that a recogniser gave for them, and the country for what it took it for. */
const repaired = ({ reading, plano }: Vista): string =>
  reading.ocr
    ? repairDigits(plano, MISREAD)
        .replace(NO_FOUR, '+')
        .replace(NO_COUNTRY, (read) => '+56'.slice(-read.length))
    : plano;

/** `4569 8765 4321`: the sign before the country. */
const NO_FOUR = /(?<!\d)4(?=569 ?\d{4} ?\d{4}(?!\d))/g;

/**
 * `757 9 8765 4321`, `+57 9 8765 4321`: an icon, the plus and the country before a mobile. Of nine digits that begin with
 * a nine, set in fours, only Chile's numbers are, but for the countries that are left out (Peru, Ecuador, Paraguay,
 * Portugal).
 */
const NO_COUNTRY = /(?<![\d+][ .,/-]?)(?:\d?5[67]|\+57)(?= 9 \d{4} \d{4}(?![ .-]?\d))/g;

function* numbersIn(plano: string): Generator<NumeroEscrito> {
  const ruts = rutBodiesIn(plano);
  let runs = 0;
  for (const { index, 0: run } of hitsOf(withoutIds(joinBroken(plano)), RUN)) {
    if (digits(run).length < SHORTEST - 1) continue;
    if (++runs > MAX_RUNS) return;
    for (const { numero, inicio } of numbersOf(run))
      if (!ruts.has(digits(numero)) && !isRut(numero) && !isSum(plano, numero, index + inicio))
        yield { numero, inicio: index + inicio, tramo: index };
  }
}

/** `Ventas de 952.345.678`, where `Cel. 952.345.678` and such a cell are a mobile set in dots. */
function isSum(plano: string, numero: string, inicio: number): boolean {
  if (!/^9\d\d\.\d{3}\.\d{3}$/.test(numero)) return false;
  const before = plano.slice(Math.max(0, inicio - 24), inicio);
  const isCell =
    /(?:^|[\n\t|•·*]) ?$/.test(before) &&
    /^ ?(?:$|[\n\t|•·])/.test(plano.slice(inicio + numero.length, inicio + numero.length + 2));
  return !isCell && !/\b(?:cel|celular|fono|telefono|tel|movil|wsp|whatsapp|contacto|numero)s?[ .:]{0,4}$/.test(before);
}

/** The phones of a run: one, or several written one after another (`912345678 / 22345678`). */
function numbersOf(run: string): { numero: string; inicio: number }[] {
  const slash = run.search(/\/| [·-] (?=[+(\d])/);
  if (slash > 0 && digits(run.slice(0, slash)).length > 6 && digits(run.slice(slash)).length > 6) {
    const tail = run.slice(slash).replace(/^[\s/·-]+/, '');
    const rest = numbersOf(tail);
    const from = run.length - tail.length;
    return [
      ...numbersOf(run.slice(0, slash)),
      ...rest.map(({ numero, inicio }) => ({ numero, inicio: inicio + from })),
    ];
  }
  const next = run.search(/(?<=\d{4} {1,3})9 \d{4} \d{4}$/);
  if (next > 0) return [...numbersOf(run.slice(0, next)), { numero: run.slice(next), inicio: next }];
  const numero = run.trimEnd().replace(/[ .\-/_·(]+$/, '');
  if (plausible(numero)) return [{ numero, inicio: 0 }];
  const found: { numero: string; inicio: number }[] = [];
  const groups = hitsOf(numero, GROUP);
  let from = 0;
  while (from < groups.length) {
    const start = groups[from]?.index ?? 0;
    const to = longestFrom(numero, groups, from, start);
    if (to > from) {
      const last = groups[to - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      found.push({ numero: numero.slice(start, end), inicio: start });
      from = to;
    } else from++;
  }
  return found;
}

/** Index behind the last of the groups from `from` on that make a phone together; `from` when none do. */
function longestFrom(run: string, groups: RegExpExecArray[], from: number, start: number): number {
  for (let to = Math.min(groups.length, from + 6); to > from; to--) {
    const last = groups[to - 1];
    if (last && plausible(run.slice(start, last.index + last[0].length))) return to;
  }
  return from;
}

function plausible(text: string): boolean {
  const plain = digits(text);
  // Most numbers are too short, and none of them is of another country.
  if (plain.length < SHORTEST && !/\+|00/.test(text)) return false;
  // `ISO 9001/14001`: only an area or a mobile's nine stands before a stroke.
  if (/^[^/]*\d{4}[^/]*\/\d/.test(text.replace(/^\(?\+?56/, ''))) return false;
  // `650.000 - 700.000`: two sums of money, the last of whose thousands was left behind.
  if (/^\d{3}\.000 ?- ?\d{3}$/.test(text)) return false;
  if (/(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d/.test(text) || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}(?!\d)/.test(text))
    return false;
  if (/^\(?\s?(?:\+|00)/.test(text)) return plain.length <= 15 && toE164(text, true) !== null;
  // Sums and RUT have such dots, and mobiles of nine digits: `9.876.543.21`, `987.654.321`.
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:-\d)?$/.test(text) && !/^9\.\d{3}\.\d{3}\.\d|^9\d\d\.\d{3}\.(?!000)\d{3}$/.test(text))
    return false;
  return plain.length <= 13 && toE164(text, true) !== null;
}

/** Digits of a number of before 2016. */
const SHORTEST = 8;

/** Digits of a whole number without its country. */
const NATIONAL = 9;

/** E.164; the short numbers of before 2016 (eight digits, or a landline with `02`) only where a phone is expected. */
export function toE164(text: string, expected: boolean, mobile = false): string | null {
  const plain = digits(text);
  const old = expected && !mobile && plain.length < 10 ? OLD_LANDLINE.exec(text) : null;
  if (old) return parseTelefono(`${old[1]}2${plain.slice(-6)}`);
  const international = /^\(?\s?(?:\+|00)/.test(text);
  const national = plain.replace(/^0+/, '');
  // A dot or a bullet before a mobile is read as a plus, and some write one: no country's number is so short.
  if (international && plain.length > NATIONAL)
    return parseTelefono(`+${plain.replace(/^00/, '').replace(/^560+/, '56')}`);
  if (/^56\d{9}$/.test(plain)) return parseTelefono(plain);
  if (/^560\d{9}$/.test(plain)) return parseTelefono(`56${plain.slice(3)}`);
  if (national.length === 9) return parseTelefono(national);
  if (!expected) return null;
  if (FOREIGN.test(text) && plain.length > 10) return parseTelefono(`+${plain}`);
  // Mobiles of Venezuela and Colombia as they are written there: no Chilean number is as long.
  if (/^04(?:1[2468]|2[2468])\d{7}$/.test(plain)) return `+58${plain.slice(1)}`;
  if (/^3[0-2]\d{8}$/.test(plain)) return `+57${plain}`;
  // Santiago's numbers got a 2 in front of theirs; mobiles a 9 (Subtel, 2013 and 2016).
  if (/^2\d{7}$/.test(national)) return parseTelefono(`2${national}`);
  if (/^56[2-9]\d{7}$/.test(plain)) return parseTelefono(plain.slice(2));
  return /^[3-9]\d{7}$/.test(national) ? `+569${national}` : null;
}

/** An area and six digits, before all of them got a 2 in front (Subtel, 2013): `(051) 617702`, `45-337 019`. */
const OLD_LANDLINE =
  /^\(?0?(3[2-5]|4[1-5]|5[1-35-8]|6[13-578]|7[1-35])(?:\)[ .-]{0,3}| ?[.-] ?| {1,2})\d{3}[ .-]?\d{3}$/;

/** The neighbours' and Spain's codes with their sign left out: `54 9 341 588 2047`. */
const FOREIGN = /^\(?(?:5[1-578]|59[138]|34)\)?[ .-]\d/;

/** Areas that there are (Subtel). */
const AREAS = /^\+56(?:2[23]|3[2-5]|4[1-5]|5[1-35-8]|6[13-578]|7[1-35])/;

/** Whether a landline's area exists; other nine digits are a RUT or a code. */
export const hasArea = (e164: string): boolean => AREAS.test(e164);

/** An area in brackets and seven digits: `(65) 234 1907`. */
export const AREA = /^\(0?(?:2|[3-7]\d)\)(?:[ .-]?\d){7,8}$/;

/** Letters that a recogniser gives for digits, where digits stand around them. */
const MISREAD = /(?<=\d[ .-]?)[oil|sbz](?=[ .-]?\d)/g;
