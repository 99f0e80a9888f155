import { APELLIDOS, PARTICULAS } from '../../../data/apellidos.ts';
import { LUGARES } from '../../../data/comunas.ts';
import { PAISES } from '../../../data/gentilicios.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { OFICIOS_PALABRAS, PALABRAS } from '../../../data/palabras.ts';
import { isBlank, wordsIn } from '../../text/blank.ts';
import { fold } from '../matching/fold.ts';
import { WordMap, WordSet } from '../matching/word-filter.ts';

const GENTILICIOS = new Set(PAISES.flatMap(({ formas, paises }) => [...formas, ...paises]));
/** Given names cut short (`Ma. José`, `Fco. Javier`). */
const SHORT = new Set(['ma', 'm', 'fco', 'mª', 'gmo', 'sta', 'jse', 'ant', 'alej', 'fdo', 'rod']);
/** The letters of names, and the signs that stand between them. */
const LETTERS = signs('ŠšŽžĆćČčĐđ', /[A-Za-zÀ-ÖØ-öø-ÿ]/);
const LETTERS_AND_SIGNS = signs("ŠšŽžĆćČčĐđ'´`.ª-", /[A-Za-zÀ-ÖØ-öø-ÿ]/);
const MAX_WORDS = 8;
/** Titles before a name, at most. */
const TITLES = 3;
const HONORIFIC =
  /^\s*(?:(?:Sra?|Sr\(a\)|Srta|SRA?|SRTA|Dra?|DRA?|Ing|ING|Lic|LIC|Abg|Abog|Prof|PROF|Mg|MG|Mag|Mgtr|MSc|PhD|EU|E\.U|Enf|ENF|Mat|Klgo|Klga|Ps|PS|Psic|TENS|TONS|TM|T\.M|QF|Q\.F|Arq|ARQ|Cdor|CPA|Tec|Téc|Dipl\.-Ing|Nut|Flgo|Flga|Ed|T\.?O|Gral|Sgto|Cabo|Pbro|Rev|Hna|Hno|Hermana|Hermano|Sor|don|doña|tía|tío|tia|tio|profe|miss|míster|mister|mr|mrs|ms|chef|coach|maestr[oa])(?:(?:\.:?|:|(?<=\)))?\s+|\.(?=\p{Lu}))){1,3}/iu;

/** Signs that no name has, and those that only a title or the name of a file, both with a dot, have beside one. */
const NO_NAME = signs('0123456789@$%#!?=+_&\\"]<>');
const NOT_IN_NAME = signs(',;:|/*{}^~');

function signs(all: string, more = /(?!)/): Uint8Array {
  const table = new Uint8Array(0x180);
  for (let code = 0; code < table.length; code++)
    if (all.includes(String.fromCharCode(code)) || more.test(String.fromCharCode(code))) table[code] = 1;
  return table;
}

/** Nothing but letters of names, and signs between or behind them. */
function isNameWord(word: string): boolean {
  for (let i = 1; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (LETTERS_AND_SIGNS[code] !== 1 && code !== APOSTROPHE) return false;
  }
  return LETTERS[word.charCodeAt(0)] === 1;
}

const APOSTROPHE = '’'.charCodeAt(0);

/** How names begin. */
const START = /^\s*(?:\p{Lu}|[a-z'’]{1,4}\s|doña\s|santa\s)/u;

/** The words of a text that may be a person's name, null when one of them cannot be. */
export function nameWords(text: string): string[] | null {
  const shape = shapeOf(text);
  if (shape === null || isProse(shape) || !(isCapital(text.charCodeAt(0)) || START.test(text))) return null;
  const words = (isApart(text, shape) ? letterSpaced(text) : null) ?? plainWords(text, shape);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  while (words.length > 1 && isParticle(words.at(-1) ?? '')) words.pop();
  let capitals = 0;
  for (const word of words) {
    if (word.length > 24 || !isNameWord(word)) return null;
    if (isParticle(word)) continue;
    if (word[0] === word[0]?.toLowerCase()) return null;
    if (word.endsWith('.') && word.length > 2 && !SHORT.has(fold(word).slice(0, -1))) return null;
    capitals++;
  }
  return capitals > 0 ? words : null;
}

/** `de`, `Santa`: most words are longer than any of them. */
export const isParticle = (word: string): boolean => word.length <= LONGEST_PARTICLE && PARTICLES.has(fold(word));
const PARTICLES = new WordSet(PARTICULAS);
const LONGEST_PARTICLE = Math.max(...[...PARTICULAS].map(({ length }) => length));

/** How many words a text has, how many of them are one letter, and how long the longest is. */
type Forma = { words: number; single: number; longest: number };

/** More words than a name has, titles and particles in two pieces left out, and not letters set apart: most lines. */
const isProse = ({ words, single, longest }: Forma): boolean => longest > 5 && words - single > MAX_WORDS + TITLES;

/** Null when a sign or a small word stands there that no name has: most texts are told apart by this one look at them. */
function shapeOf(text: string): Forma | null {
  let [words, single, longest, length] = [0, 0, 0, 0];
  let strange = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : SPACE;
    if (!isBlank(code)) {
      if (NO_NAME[code] === 1) return null;
      strange ||= NOT_IN_NAME[code] === 1;
      length++;
      continue;
    }
    if (length > 0) words++;
    if (length === 1) single++;
    if (length > LONGEST_PARTICLE && words > TITLES + 1 && isSmall(text.charCodeAt(i - length))) strange = true;
    longest = Math.max(longest, length);
    length = 0;
  }
  return strange && !text.includes('.') ? null : { words, single, longest };
}

const SPACE = 32;
const isSmall = (code: number): boolean => code > 96 && code < 123;
const isCapital = (code: number): boolean => code > 64 && code < 91;

/** Whether letters of a text may be set apart: one by one, or in capitals in torn words. */
const isApart = (text: string, { words, single }: Forma): boolean =>
  words > 5 && (single === words || text === text.toUpperCase());

/** `CV Ana Soto.pdf`: a file is called after whom it is of. */
const FILE_NAME = /\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png)\W*$/i;

/** `SOTO L .`: the point of an initial whose letters were set apart. */
const APART = /(?<=\s\p{Lu}) \.(?=\s|$)/gu;

/** The words behind the titles. */
function plainWords(text: string, { single }: Forma): string[] {
  const untitled = text.replace(HONORIFIC, '');
  const name = text.includes('.') ? untitled.replace(FILE_NAME, '').replace(APART, '.') : untitled;
  return wordsIn(single > 0 ? splitParticle(name) : name);
}

/** `FERREIRA D A SILVA`: a particle that lost its shape. */
const splitParticle = (text: string): string => text.replace(/(?<=\s)([DdLl]) ([aeoAEO]l?)(?=\s)/g, '$1$2');

/** `J U A N   P É R E Z` → its words, null when the letters are not set apart. */
function letterSpaced(text: string): string[] | null {
  const parts = text.trim().split(/\s+/);
  if (!parts.every((part) => part.length === 1)) return halfSpaced(parts);
  const groups = text
    .trim()
    .split(/\s{2,}|\t/)
    .map((group) => group.replace(/\s/g, ''));
  return groups.length > 1 ? groups : divide(groups[0] ?? '');
}

/** `M ATÍ AS I GN ACI O`: letters set apart whose pairs were kerned together. */
function halfSpaced(parts: readonly string[]): string[] | null {
  const apart = parts.filter((part) => part.length === 1).length > 1 && parts.every((part) => part.length < 6);
  // `ROSA ELVI RA QUI SPE`: cut where the letters of two fonts meet.
  const torn = parts.filter((part) => !isKnown(fold(part))).length > 2 && parts.every((part) => part.length < 9);
  return apart || torn ? divide(parts.join('')) : null;
}

/** Cuts letters without blanks into known names, the fewest possible. */
function divide(letters: string): string[] | null {
  const plain = fold(letters);
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= Math.min(plain.length, 60); end++) {
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const head = best[start];
      if (!head || head.length + 1 >= (best[end]?.length ?? 9) || !isKnown(plain, start, end)) continue;
      best[end] = [...head, letters.slice(start, end)];
    }
  }
  return best[plain.length] ?? null;
}

const KNOWN = new WordSet([...NOMBRES, ...APELLIDOS, ...PARTICULAS]);
/** Whether the gazetteers have a word, folded, as a name or a part of one. */
export const isKnown = (text: string, from?: number, to?: number): boolean => KNOWN.has(text, from, to);

/** Where a word first parts in two known names; no name is longer than 16 letters. */
function inTwo(word: string): string[] | null {
  const plain = fold(word);
  // `Schwarzenberg` is one name: only given names are parted in small letters.
  const capitals = word === word.toUpperCase();
  for (let cut = Math.max(1, plain.length - 16); cut <= Math.min(16, plain.length - 1); cut++)
    if (isKnown(plain, 0, cut) && isKnown(plain, cut) && (capitals || NOMBRES.has(plain.slice(0, cut))))
      return [word.slice(0, cut), word.slice(cut)];
  return null;
}

/** `AravenaReyes`, `RODRIGOROJAS`: two names whose blank was too narrow to be seen. */
export function unglue(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    if (word.length < 8 || wordOf(word)?.conocida !== false || isKnown(fold(word))) return [word];
    const parts = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(word) ? word.split(/(?<=\p{Ll})(?=\p{Lu})/u) : inTwo(word);
    const [first = '', second = ''] = parts ?? [];
    // `CAMPOSDEL RIO`: a particle that goes with the next word.
    const particle = i + 1 < words.length && /^DEL?$|^LAS?$|^LOS$/.test(second);
    return parts?.length === 2 &&
      first.length > 3 &&
      isKnown(fold(first)) &&
      (particle || (second.length > 3 && isKnown(fold(second))))
      ? parts
      : [word];
  });
}

export type Apoyo = { significativas: string[]; conocidas: number; nombres: number; apellidos: number; ajenas: number };

type Palabra = { plana: string; nombre: boolean; apellido: boolean; conocida: boolean; ajena: boolean };

/** What the gazetteers know of a word; CVs are made of the same words, so it is looked up once. */
let seen = new WordMap<Palabra | null>();
const MAX_SEEN = 20_000;

function wordOf(word: string): Palabra | null {
  const known = seen.get(word);
  if (known !== undefined) return known;
  const plana = fold(word).replace(/[^a-z-]/g, '');
  const found = plana && !PARTICULAS.has(plana) ? judged(plana) : null;
  if (seen.size >= MAX_SEEN) seen = new WordMap();
  seen.set(word, found);
  return found;
}

/** Whoever knows or makes something, and letters that nobody can say: no surname that the lists do not have. */
const TRADE =
  /^[a-z]{2,12}(?:olog[oa]|graf[oa]|icultora?|onomista|eutica|eutico)$|^[a-z]{4,12}(?:adora?|edora?|idora?|ionista)$|^[b-df-hj-np-tv-xz]{3,6}$/;

/** Names are spelt as they are heard: `Jhoanna`, `Ailyn`, `Etcheberry`, `Penrroz` sound as names that the lists have. */
function soundOf(name: string): string {
  return name
    .replace(/ph/g, 'f')
    .replace(/qu(?=[ei])|k|q/g, 'c')
    .replace(/^[jy](?=[aeou])|^y(?=h)/, 'j')
    .replace(/(?<=[^cs])h|^h/g, '')
    .replace(/y/g, 'i')
    .replace(/z|s(?=c[ei])|c(?=[ei])/g, 's')
    .replace(/v/g, 'b')
    .replace(/w/g, 'u')
    .replace(/(.)\1/g, '$1');
}

const soundsOf = (names: Iterable<string>, shortest: number): ReadonlySet<string> =>
  new Set([...names].map(soundOf).filter((sound) => sound.length >= shortest));
const GIVEN_SOUNDS = soundsOf(NOMBRES, 5);
const FAMILY_SOUNDS = soundsOf(APELLIDOS, 6);

function judged(plana: string): Palabra {
  const parts = plana.includes('-') ? plana.split('-') : [plana];
  let nombre = parts.some((part) => NOMBRES.has(part)) || SHORT.has(plana);
  let apellido = parts.some((part) => APELLIDOS.has(part));
  const listed = nombre || apellido || plana.length === 1;
  const ajena = !listed && (PALABRAS.has(plana) || GENTILICIOS.has(plana) || TRADE.test(plana));
  if (!listed && !ajena) {
    const sound = soundOf(plana);
    nombre = GIVEN_SOUNDS.has(sound);
    apellido = FAMILY_SOUNDS.has(sound);
  }
  return { plana, nombre, apellido, conocida: listed || nombre || apellido, ajena };
}

/** How much of the words the gazetteers know as names, and how many belong to no name. */
export function supportOf(words: readonly string[]): Apoyo {
  const apoyo: Apoyo = { significativas: [], conocidas: 0, nombres: 0, apellidos: 0, ajenas: 0 };
  for (const word of words) {
    const known = wordOf(word);
    if (known === null) continue;
    // Nobody's surname; behind a name it is the label of what follows.
    const label = known.plana === 'rut' && apoyo.significativas.length > 0;
    apoyo.significativas.push(known.plana);
    if (label || known.ajena) apoyo.ajenas++;
    if (label) continue;
    if (known.conocida) apoyo.conocidas++;
    if (known.nombre) apoyo.nombres++;
    if (known.apellido) apoyo.apellidos++;
  }
  return apoyo;
}

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
  return LUGARES.has(folded) || ADDRESS.test(folded);
}

/** Share of an address's letters, 0 to 1, that the words of a name explain (whole, cut short or as initials). */
export function likeEmail(words: readonly string[], email: string): number {
  const local = fold(email.slice(0, email.indexOf('@'))).replace(/[^a-z._-]/g, '');
  const letters = local.replace(/[^a-z]/g, '').length;
  if (letters < 3) return 0;
  let rest = local;
  let explained = 0;
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    for (let n = word.length; n >= Math.min(4, word.length) && n >= 3; n--) {
      const at = rest.indexOf(word.slice(0, n));
      if (at < 0) continue;
      rest = `${rest.slice(0, at)}.${rest.slice(at + n)}`;
      explained += n;
      break;
    }
  }
  if (explained === 0) return 0;
  for (const piece of rest.split(/[._-]+/)) {
    if (piece.length > 0 && piece.length <= 2 && [...piece].every((c) => words.some((word) => word.startsWith(c)))) {
      explained += piece.length;
    }
  }
  return Math.min(1, explained / letters);
}

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
  return APELLIDOS.has(first) && !NOMBRES.has(first) && NOMBRES.has(last) && !APELLIDOS.has(last);
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
