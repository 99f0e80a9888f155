import { isBlank } from '../../text/blank.ts';
import { EVERYTHING, type Known, LEFT, type Rasgo, RIGHT, type Vocabulary } from './vocabulary.ts';

/** What stands around a place of a folded text, as a model sees it. */
export type Contexto = {
  /** What holds, each once, as far as the vocabulary has it. */
  rasgos: Rasgo[];
  /** The tokens before, the nearest first, and after. */
  antes: string[];
  despues: string[];
};

/** Tokens that are looked at on either side, and the letters of each in which they are looked for. */
const BEFORE = 12;
const AFTER = 9;
const LETTERS = 12;

/** `pido`, `pediría`: letters of a word that its forms share, and the shortest word that is cut. */
const STEM = 4;
const LONG = 6;

/**
 * The words around [inicio, fin) by side, sentence, place and stem, in pairs, and whether the place begins or ends its
 * line. Lines are read on: a sentence does not know where its line had no room.
 */
export function contextOf(plano: string, inicio: number, fin: number, vocabulary = EVERYTHING): Contexto {
  const before = tokensFrom(plano, inicio, Math.max(0, inicio - BEFORE * LETTERS), BEFORE);
  const after = tokensFrom(plano, fin, Math.min(plano.length, fin + AFTER * LETTERS), AFTER);
  const rasgos = new Set<Rasgo>();
  if (before.isEdge) rasgos.add('bol');
  if (after.isEdge) rasgos.add('eol');
  const left = addSide(rasgos, LEFT, before.tokens, vocabulary);
  const right = addSide(rasgos, RIGHT, after.tokens, vocabulary);
  for (let k = 1; k < left.length; k++) addPair(rasgos, LEFT, left[k], left[k - 1], vocabulary);
  for (let k = 1; k < right.length; k++) addPair(rasgos, RIGHT, right[k - 1], right[k], vocabulary);
  return { rasgos: [...rasgos], antes: before.tokens, despues: after.tokens };
}

/** Adds what is asked for of each of the words, the nearest first, and tells which of them are known. */
function addSide(
  rasgos: Set<Rasgo>,
  side: typeof LEFT,
  words: readonly string[],
  vocabulary: Vocabulary,
): (Known | undefined)[] {
  const looked: (Known | undefined)[] = [];
  let sentence = 0;
  for (const [k, word] of words.entries()) {
    if (word === '.' || word === ';') sentence = Math.min(2, sentence + 1);
    const known = vocabulary.known(word);
    if (known !== undefined) add(rasgos, vocabulary.at(side.word + sentence, known));
    if (word.length >= LONG && isLetter(word.charCodeAt(0))) {
      const stem = vocabulary.known(word, STEM);
      if (stem !== undefined) add(rasgos, vocabulary.at(side.stem + sentence, stem));
    }
    if (k < side.nears && known !== undefined) add(rasgos, vocabulary.at(side.near + k, known));
    looked.push(known);
  }
  return looked;
}

function addPair(
  rasgos: Set<Rasgo>,
  side: typeof LEFT,
  first: Known | undefined,
  second: Known | undefined,
  vocabulary: Vocabulary,
): void {
  if (first !== undefined && second !== undefined) add(rasgos, vocabulary.before(side.pair, first, second));
}

function add(rasgos: Set<Rasgo>, rasgo: Rasgo | undefined): void {
  if (rasgo !== undefined) rasgos.add(rasgo);
}

const SIGN = 0;
const LETTER = 1;
const DIGIT = 2;

function kindOf(code: number): number {
  if (code > 96 && code < 123) return LETTER;
  return code > 47 && code < 58 ? DIGIT : SIGN;
}

const isLetter = (code: number): boolean => kindOf(code) === LETTER;

const TAB = 9;
const LINE_FEED = 10;

/** Up to `most` tokens from `at` on towards `end`, which may stand before it, and whether none stands on the line of `at`. */
function tokensFrom(plano: string, at: number, end: number, most: number): { tokens: string[]; isEdge: boolean } {
  const tokens: string[] = [];
  let isEdge: boolean | undefined;
  const step = end < at ? -1 : 1;
  // Read backwards, the first letter is the one before the place.
  const before = step < 0 ? 1 : 0;
  let i = at - before;
  while (i !== end - before && tokens.length < most) {
    const code = plano.charCodeAt(i);
    const kind = kindOf(code);
    const start = i;
    i += step;
    if (kind !== SIGN) while (i !== end - before && kindOf(plano.charCodeAt(i)) === kind) i += step;
    if (code === LINE_FEED) isEdge ??= true;
    else if (code === TAB || !isBlank(code)) {
      isEdge ??= false;
      tokens.push(tokenOf(plano, kind, Math.min(start, i + before), Math.max(start + 1, i + before)));
    }
  }
  return { tokens, isEdge: isEdge ?? true };
}

const SIGNS = '.,;:()/-$%|"\'¿?¡!+@#=';

/** Words as they are, numbers by their length, rare signs as one. */
function tokenOf(plano: string, kind: number, from: number, to: number): string {
  if (kind === LETTER) return plano.slice(from, to);
  if (kind === DIGIT) return `#${to - from}`;
  const sign = plano.charAt(from);
  if (sign === '\t') return '⇥';
  return SIGNS.includes(sign) ? sign : '·';
}
