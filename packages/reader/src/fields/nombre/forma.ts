import { PARTICULAS } from '../../../data/apellidos.ts';
import { isBlank, wordsIn } from '../../text/blank.ts';
import { fold } from '../matching/fold.ts';
import { WordSet } from '../matching/word-filter.ts';
import { isKnown, SHORT } from './gazetteer.ts';

/** The letters of names, and the signs that stand between them. */
const LETTERS = signs('ŠšŽžĆćČčĐđ', /[A-Za-zÀ-ÖØ-öø-ÿ]/);

const LETTERS_AND_SIGNS = signs("ŠšŽžĆćČčĐđ'´`.ª-", /[A-Za-zÀ-ÖØ-öø-ÿ]/);

const MAX_WORDS = 9;

/** Titles before a name, at most. */
const TITLES = 3;

export const HONORIFIC =
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

/** How names begin; a degree before one is written small as well: `ing. Ana Soto`. */
const START = /^\s*(?:\p{Lu}|[a-z'’]{1,4}\s|doña\s|santa\s|(?:ing|t[eé]c|lic|prof|arq|mg)\.\s)/u;

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

/** `Geomensor` of `Ing. Geomensor Ana Soto`, `Normalista` of `Prof. Normalista …`: what somebody is by their title. */
const DEGREE =
  /^\s*(?:ing|t[ée]c|lic|prof|arq|mg)\.?\s+(\p{L}{4,20}(?:or|ora|ista|ic[oa]|[ií]a|er[oa]|al))\s+(?=\p{L}+\s+\p{L}+\s+\p{L})/iu;

/** The words behind the titles, and behind the trade of one. */
function plainWords(text: string, { single }: Forma): string[] {
  const behind = text.replace(HONORIFIC, '');
  const trade = behind.length < text.length ? DEGREE.exec(text) : null;
  const untitled = trade && !isKnown(fold(trade[1] ?? '')) ? text.slice(trade[0].length) : behind;
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
