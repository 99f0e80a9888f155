import { APELLIDOS, PARTICULAS } from '../../../data/apellidos.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { fold } from '../matching/fold.ts';
import { isKnown } from './gazetteer.ts';

/** Strokes that recognisers take for others in names: `Mufioz` is Muñoz, `Gornez` Gómez, `Fatindez` Faúndez. */
const MISREAD: readonly (readonly [RegExp, string])[] = [
  [/fi/, 'ñ'],
  [/rn/, 'm'],
  [/0/, 'o'],
  [/ii/, 'ñ'],
  [/1/, 'l'],
  [/ti/, 'ú'],
  [/fl/, 'ñ'],
  [/vv/, 'w'],
  [/é/i, 'ó'],
  [/ó/i, 'é'],
  [/c(?=n)/i, 'g'],
  [/l$/, 'i'],
  [/^l(?=l)/, 'i'],
];
/** No other surname ends so: `Harasié` is Harasić. */
const CROATIAN = /(?<=^\p{Lu}\p{L}{1,20}i)é$/iu;

/**
 * Words that no list knows, put right where one misread stroke makes a known name of them, or a letter that an address
 * of the same page has otherwise.
 */
export function repairNames(words: readonly string[], emails: readonly string[]): string[] {
  const locals = emails.map((email) => fold(email.slice(0, email.indexOf('@'))));
  return joined(withoutEnd(withoutLeader(words)).flatMap(parted)).map((read, i) => {
    const word = inOneCase(read);
    const other =
      (i === 0 ? withCutLetter(word, locals) : withCutEnd(word, locals)) ?? asAddressed(word, i === 0, locals);
    return other ?? word.split('-').map(repaired).join('-');
  });
}

/** `EEes RAMON HIPOLITO VERDUGO`: what the dots between a label and the name were taken for. */
function withoutLeader(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const isNoise = /^\p{Lu}{1,2}\p{Ll}+$/u.test(first) && !isKnown(fold(first));
  return isNoise && rest.length > 2 && rest.every((word) => word === word.toUpperCase()) ? rest : words;
}

/** `Krishna Antonia Valdés Pino v`, and below a name `J M`: letters alone behind a whole name, an icon or a monogram. */
function withoutEnd(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => word.length > 1) + 1;
  return last >= WHOLE ? words.slice(0, last) : words;
}

/** Words of a whole name. */
const WHOLE = 4;

/** A line of one or two signs or digits, which an ornament of the page was taken for: `Percy Raúl`, `7`, `Huamán`. */
export const isSpeck = (line: string): boolean => SPECK.test(line);

const SPECK = /^[^\p{L}\n]{1,2}$/u;

/** A text of several lines with blanks for those of its lines that say nothing; as long as before. */
export const withoutSpecks = (text: string): string =>
  text.includes('\n') ? text.replace(SPECK_INSIDE, (speck) => ' '.repeat(speck.length)) : text;

const SPECK_INSIDE = /\n[^\p{L}\n]{1,2}(?=\n)/gu;

/** `Um e` beside a name: a word or two of one or two letters that no name has, which an icon or a photo was taken for. */
export function isRubbish(cell: string): boolean {
  const words = cell.trim().split(/\s+/);
  return words.length <= MOST_SCRAPS && words.every(isScrap);
}

/** More of them are the letters of a name set apart. */
const MOST_SCRAPS = 2;

function isScrap(word: string): boolean {
  const letters = fold(word).replace(/[^a-z]/g, '');
  if (letters.length > 2 || /^\p{Lu}\.$/u.test(word)) return false;
  return letters.length < 2 || !isKnown(letters);
}

/** `Vivian llse Soto`: the capital of a given name, read as a small l. */
export const withCapitalI = (text: string): string =>
  text.replace(/(?<!\p{L})l(?=\p{Ll}{2})\p{Ll}+/gu, (word) => {
    const other = `I${word.slice(1)}`;
    return NOMBRES.has(fold(other)) && !isKnown(fold(word)) ? other : word;
  });

/** `Astudi | lo`: a stroke inside a name, read as the rule of a table. */
export const withoutRules = (text: string): string =>
  text.replace(RULED, (said, head: string, tail: string) => {
    const whole = `${head}l${tail}`;
    return isKnown(fold(whole)) && !isKnown(fold(head)) ? whole : said;
  });

const RULED = /(?<!\p{L})(\p{Lu}\p{Ll}{1,12}) ?\| ?(\p{Ll}{1,12})(?!\p{L})/gu;

function repaired(word: string): string {
  if (isKnown(fold(word))) return word;
  for (const [stroke, letter] of MISREAD) {
    const other = word.replace(stroke, (was) => (was === was.toLowerCase() ? letter : letter.toUpperCase()));
    if (other !== word && isKnown(fold(other))) return other;
  }
  return word.replace(CROATIAN, 'ć');
}

/** `delaFuente`, `delRío`. */
function parted(word: string): string[] {
  const [glued = '', article = ''] = /^[Dd]e(l|la|los|las)(?=\p{Lu}\p{Ll}{2})/u.exec(word) ?? [];
  if (glued === '') return [word];
  const rest = word.slice(glued.length);
  return article === 'l' ? ['del', rest] : ['de', article, rest];
}

/** `AH U MADA`: the letters of a name set wide, of which two or three pieces are one that is known. */
function joined(words: readonly string[]): readonly string[] {
  for (let i = 0; i < words.length; i++) {
    for (const n of [3, 2]) {
      const pieces = words.slice(i, i + n);
      const isTorn = pieces.length === n && pieces.some(({ length }) => length < 3) && !pieces.some(isParticle);
      if (isTorn && isKnown(fold(pieces.join(''))))
        return [...words.slice(0, i), pieces.join(''), ...words.slice(i + n)];
    }
  }
  return words;
}

const isParticle = (piece: string): boolean => PARTICULAS.has(fold(piece));

/** `IGNAcio`: capitals go on to the end of a word; `PiZarro`: none stands inside a known one. */
function inOneCase(word: string): string {
  if (/^\p{Lu}{3,}\p{Ll}+$/u.test(word)) return word.toUpperCase();
  const isMixed = INNER_CAPITAL.test(word) && !TWO_CAPITALS.test(word) && isKnown(fold(word));
  return isMixed ? word.charAt(0) + word.slice(1).toLowerCase() : word;
}

const INNER_CAPITAL = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u;
/** `McKay`, `DiMarco`, `LaTorre`. */
export const TWO_CAPITALS = /^(?:Ma?c|D[aeiu]l?|L[aeo]s?|O|V[ao]n|Fitz|Saint?)\p{Lu}/u;

/** `Osé` of vega.jose@…: a frame that the name begins at took its first letter. */
function withCutLetter(word: string, locals: readonly string[]): string | null {
  const plain = fold(word);
  if (plain.length < 3 || isKnown(plain)) return null;
  for (const part of locals.flatMap((local) => local.split(/[^a-z]+/)))
    if (part.length === plain.length + 1 && part.endsWith(plain) && NOMBRES.has(part))
      return part.charAt(0).toUpperCase() + (word === word.toUpperCase() ? word : word.toLowerCase());
  return null;
}

/** `HUAMA` of chef.percyhuaman@…: the last letter of a surname, lost to what stands behind it. */
function withCutEnd(word: string, locals: readonly string[]): string | null {
  const plain = fold(word);
  if (plain.length < LEAST_ADDRESSED || isKnown(plain)) return null;
  for (const local of locals) {
    const at = local.indexOf(plain);
    const last = at < 0 ? '' : local.charAt(at + plain.length);
    if (last !== '' && APELLIDOS.has(plain + last))
      return word + (word === word.toUpperCase() ? last.toUpperCase() : last);
  }
  return null;
}

/** Andrés, of whom a recogniser read `Salazar García` alone and andres.salazar@…: the given name that the address tells. */
export function lostGiven(words: readonly string[], emails: readonly string[]): string | null {
  const plain = words.map(fold);
  if (plain.some((word) => NOMBRES.has(word))) return null;
  for (const email of emails) {
    const [given = '', family = ''] = fold(email.slice(0, email.indexOf('@'))).split(/[^a-z]+/);
    if (given.length > 3 && NOMBRES.has(given) && plain.includes(family)) return given;
  }
  return null;
}

const LEAST_ADDRESSED = 5;
/** A given name of so many letters that an address has for itself may be misread in two of them: `Ilvarc` of rojas.alvaro@…. */
const LEAST_ALONE = 6;

/** `Marías` of matiasfuenzalida@…: a surname that no given name is where one should stand, or a word that is none. */
function asAddressed(word: string, isFirst: boolean, locals: readonly string[]): string | null {
  const plain = fold(word);
  if (plain.length < LEAST_ADDRESSED || (isKnown(plain) && !(isFirst && !NOMBRES.has(plain)))) return null;
  if (locals.some((local) => local.includes(plain))) return null;
  for (const local of locals) {
    for (let from = 0; from + plain.length <= local.length; from++) {
      const other = local.slice(from, from + plain.length);
      const wrong = [...plain].flatMap((letter, i) => (letter === other[i] ? [] : [i]));
      const alone = !/[a-z]/.test(local.charAt(from - 1) + local.charAt(from + plain.length));
      const most = isFirst && alone && plain.length >= LEAST_ALONE ? 2 : 1;
      if (wrong.length > most || !(isFirst ? NOMBRES.has(other) : isKnown(other))) continue;
      return [...word].map((letter, at) => (wrong.includes(at) ? inCaseOf(letter, other.charAt(at)) : letter)).join('');
    }
  }
  return null;
}

const inCaseOf = (letter: string, other: string): string =>
  letter === letter.toUpperCase() ? other.toUpperCase() : other;
