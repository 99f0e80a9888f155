import { APELLIDOS, PARTICULAS } from '../../../data/apellidos.ts';
import { LUGARES } from '../../../data/comunas.ts';
import { COMUNES } from '../../../data/comunes.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import { fold } from '../matching/fold.ts';
import { WordSet } from '../matching/word-filter.ts';
import { HONORIFIC, isParticle, nameWords } from './forma.ts';
import { isKnown, supportOf, wordOf } from './gazetteer.ts';
import { TWO_CAPITALS } from './ocr.ts';

const GIVEN = new WordSet(NOMBRES);
const FAMILY = new WordSet(APELLIDOS);
const TOWNS = new WordSet(LUGARES);

/** Where a word first parts in two known names; no name is longer than 16 letters. */
function inTwo(word: string): string[] | null {
  const plain = fold(word);
  if (MAPUCHE.test(plain) && plain.length < LONGEST_SURNAME) return null;
  // `Schwarzenberg` is one name: only given names are parted in small letters, and from one another.
  const capitals = word === word.toUpperCase();
  for (let cut = Math.max(1, plain.length - 16); cut <= Math.min(16, plain.length - 1); cut++)
    if (
      isKnown(plain, 0, cut) &&
      isKnown(plain, cut) &&
      (capitals || (GIVEN.has(plain, 0, cut) && GIVEN.has(plain, cut)))
    )
      return [word.slice(0, cut), word.slice(cut)];
  return null;
}

/** `Leviñanco`, `Curinahuel`: surnames whose two halves are names as well. */
const MAPUCHE = /(?:nanco|nahuel|catri|cura|milla|queo|leo|laf|llanca|huala|guala|mil|pan|vil|lao|nao)$/;

/** No surname of the Mapuche has so many letters: `IGNACIOHUENCHUMIL` are two names. */
const LONGEST_SURNAME = 15;

/** Second given names of three letters. */
const SHORT = new Set(['paz', 'luz', 'sol', 'ana', 'eva']);

/** `Hui-MinChang`: nothing but another name begins behind the second half of a double one; `Lara-McKay` is whole. */
const DOUBLE = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}{2,14}(?=\p{Lu}\p{Ll}{2})/u;

/** `AravenaReyes`, `RODRIGOROJAS`, `ISIDORAPAZ`: two names whose blank was too narrow to be seen. */
export const unglue = (words: readonly string[]): string[] => words.flatMap(unglued);

function unglued(word: string, i: number, words: readonly string[]): readonly string[] {
  const double = word.includes('-') ? DOUBLE.exec(word)?.[0] : undefined;
  if (double && !TWO_CAPITALS.test(word.slice(word.indexOf('-') + 1))) return [double, word.slice(double.length)];
  if (word.length < 8 || wordOf(word)?.conocida !== false || isKnown(fold(word))) return [word];
  // `Moralesdel Pino`.
  const before = /^(\p{Lu}\p{Ll}{3,})del$/u.exec(word)?.[1];
  if (before && i + 1 < words.length && isKnown(fold(before))) return [before, 'del'];
  const isTwo = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(word);
  const parts = isTwo ? word.split(/(?<=\p{Ll})(?=\p{Lu})/u) : inTwo(word);
  const [first = '', second = ''] = parts ?? [];
  // `ElíasZarorAbumohor`: nobody's name has three capitals.
  if (isTwo && parts && parts.length > 2 && parts.every(({ length }) => length > 3) && areMostlyKnown(parts))
    return parts;
  // `CAMPOSDEL RIO`, `MaricelDe Leon`: a particle that goes with the next word.
  const particle = i + 1 < words.length && /^DEL?$|^LAS?$|^LOS$|^Del?$/.test(second);
  // `AmaruLefxaro`: behind a given name any other.
  const known = isKnown(fold(second)) || (isTwo && GIVEN.has(fold(first)));
  const whole = second.length > 3 ? known : GIVEN.has(fold(first)) && SHORT.has(fold(second));
  return parts?.length === 2 && first.length > 3 && isKnown(fold(first)) && (particle || whole) ? parts : [word];
}

const areMostlyKnown = (parts: readonly string[]): boolean =>
  2 * parts.filter((part) => isKnown(fold(part))).length > parts.length;

/** `Francisca Gómez Iribarren EU`: what somebody became, behind the name. */
const POSTNOMINAL = /^(?:EU|MV|QF|PhD|MBA|MSc|Mg\.?|Ing\.)$/;

/** `Hoja de Vida de Ana Soto Rojas`, `RUT Ana Soto Rojas`: what is left of such a title, or of a label, is a given name as well. */
export function untitled(said: readonly string[]): readonly string[] {
  const last = said.at(-1) ?? '';
  const words = withoutOpening(said.length > 2 && POSTNOMINAL.test(last) ? said.slice(0, -1) : said);
  const [first = '', second = '', ...rest] = words;
  // `De la Cruz Quispe` begins a name itself.
  if (first.toLowerCase() === 'de' && rest.length > 0 && supportOf([second]).nombres > 0) return words.slice(1);
  // `Bitácora de Rayén Sotomayor`: what the page is called.
  const isTitle = second.toLowerCase() === 'de' && fold(rest[0] ?? '') !== 'vida' && supportOf([first]).conocidas === 0;
  if (isTitle && supportOf(rest.slice(0, 1)).nombres > 0 && supportOf(rest.slice(1)).apellidos > 0) return rest;
  if (first === 'RUT' && second !== second.toUpperCase()) return words.slice(1);
  return rest.length > 1 && fold(first) === 'vida' && fold(second) === 'de' ? rest : words;
}

/** `Recorrido Ana Soto Rojas`, `Libro de Novedades de Ana Soto`: no given name is a word that CVs write small, a surname may be. */
function withoutOpening(words: readonly string[]): readonly string[] {
  // `Nombre de pila: Ana Soto`: what is left of the label.
  let rest = fold(words[0] ?? '') === 'de' && COMUNES.has(fold(words[1] ?? '')) ? words.slice(1) : words;
  while (rest.length > 2 && COMUNES.has(fold(rest[0] ?? ''))) rest = withoutLead(rest.slice(1));
  const support = supportOf(rest);
  return support.significativas.length > 2 || (support.nombres > 0 && support.apellidos > 0) ? rest : words;
}

/** Behind an opening `de`, and only one: `Legajo de De la Cruz Ana`. */
const withoutLead = ([first = '', second = '', ...rest]: readonly string[]): readonly string[] =>
  isParticle(first) && rest.length > 0 ? [second, ...rest] : [first, second, ...rest];

/** A text that begins with a person's name, whatever goes on behind it. */
export function startsWithPerson(text: string): boolean {
  const head = /^[\p{L}'’ .-]{3,60}/u.exec(text)?.[0].replace(HONORIFIC, '').trim() ?? '';
  const said = head.split(' ');
  while (said.length > 2 && OFICIOS_PALABRAS.has(fold(said[0] ?? ''))) said.shift();
  const words = nameWords(said.slice(0, 2).join(' '));
  const support = words && supportOf(words);
  return support !== null && support.significativas.length > 1 && support.nombres > 0 && support.ajenas === 0;
}

/** A name written small, wholly or, `Luis Alberto Gatica gatica`, in words that the lists have; '' where nothing is. */
export function capitalised(text: string): string {
  const small = text === text.toLowerCase();
  let found = small;
  const written = text.replace(SMALL, (word, blank: string, letter: string, rest: string) => {
    const known = small || (!isParticle(letter + rest) && supportOf([letter + rest]).conocidas > 0);
    found ||= known;
    return known ? blank + letter.toUpperCase() + rest : word;
  });
  return found ? written : '';
}

const SMALL = /(^|\s)(\p{Ll})([\p{L}'’-]{0,24})/gu;

const ADDRESS =
  /^(?:villa|poblacion|pasaje|psje|calle|avenida|av|condominio|camino|parcela|block|depto) (?:los|las|la|el|san|santa|lo)\b/;

export function isPlace(text: string): boolean {
  const folded = fold(text).trim();
  return TOWNS.has(folded) || ADDRESS.test(folded);
}

/** `, 2364`, `N° 512`: the number of a house, and no year. */
const HOUSE = /^,? (?:n° ?|#)?(?!(?:19|20)\d\d(?!\d))\d{3,5}(?=[,\s]|$)/;
const LONGEST_HOUSE = 10;

/** Whether a house's number stands behind `fin`: what is called like a person there is a street. */
export const isStreet = (folded: string, fin: number): boolean => HOUSE.test(folded.slice(fin, fin + LONGEST_HOUSE));

/** `JUAN DE LA FUENTE` → `Juan de la Fuente`; words written in both cases stay as they are. */
export function titleCase(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const mixed = word !== word.toUpperCase() && word !== word.toLowerCase();
      if (mixed) return word;
      const lower = word.toLowerCase();
      if (i > 0 && PARTICULAS.has(lower) && lower !== 'san' && lower !== 'santa') return lower;
      return lower.replace(/(^|[-'’])(\p{L})/gu, (_, lead: string, letter: string) => lead + letter.toUpperCase());
    })
    .join(' ');
}

/** Whether a name without comma plainly starts with its surnames (`SOTO ROJAS ANA`). */
export function startsWithFamily(words: readonly string[]): boolean {
  const first = fold(words[0] ?? '');
  const last = fold(words.at(-1) ?? '');
  // No given name begins with a particle.
  const isFamily = isParticle(first) || (FAMILY.has(first) && !GIVEN.has(first));
  return isFamily && GIVEN.has(last) && !FAMILY.has(last);
}

/** Given names first: turns `Pérez Soto Juan` around where the gazetteers say so. */
export function givenFirst(words: readonly string[]): string[] {
  let best = 0;
  let most = orderScore(words, 0);
  for (let cut = 1; cut < words.length; cut++) {
    if (isParticle(words[cut - 1] ?? '')) continue;
    const score = orderScore(words, cut);
    if (score > most) {
      most = score;
      best = cut;
    }
  }
  return [...words.slice(best), ...words.slice(0, best)];
}

function orderScore(words: readonly string[], cut: number): number {
  const family = supportOf(words.slice(0, cut));
  const given = supportOf(words.slice(cut));
  if (cut === 0) return 0;
  return family.apellidos - family.nombres + given.nombres - given.apellidos;
}
