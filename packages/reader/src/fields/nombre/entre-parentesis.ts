import { APODOS } from '../../../data/nombres.ts';
import { fold } from '../matching/fold.ts';
import type { Vista } from '../view/view.ts';
import { nameWords } from './forma.ts';
import { supportOf } from './gazetteer.ts';

/** What stands in brackets right behind a name, or below it. */
const BRACKETS = /^[\s·|–-]{0,3}\(([\p{L}'’ ]{3,40})\)/u;

/** `Amparo Ruz Leiva (Amparo Valentina)`, `Coti Ruz (Constanza)`: all given names, against the one somebody goes by. */
export function withAllGiven({ texto }: Vista, words: readonly string[], fin: number): string[] | null {
  const [first = '', ...rest] = words;
  const said = BRACKETS.exec(texto.slice(fin, fin + 50))?.[1];
  const given = said === undefined || rest.length === 0 ? null : nameWords(said);
  const support = given && supportOf(given);
  if (!given || !support || support.nombres < support.significativas.length) return null;
  const known = new Set(given.map(fold));
  if (!known.has(fold(first)) && !APODOS.has(fold(first))) return null;
  const family = rest.filter((word) => !known.has(fold(word)));
  return family.length > 0 && given.length + family.length > words.length - (APODOS.has(fold(first)) ? 1 : 0)
    ? [...given, ...family]
    : null;
}
