import { APODOS } from '../../../data/nombres.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { fold } from '../matching/fold.ts';
import type { Vista } from '../view/view.ts';
import { nameWords } from './forma.ts';
import { supportOf } from './gazetteer.ts';
import { likeEmail } from './like-email.ts';
import type { Trozo } from './lugares.ts';
import { capitalised, unglue } from './palabras.ts';

/**
 * A name written without capitals at the head of the file: every word is a known name, or it has the biggest letters, or
 * one of the addresses is called so.
 */
export function smallName(place: Trozo, vista: Vista, top: number, emails: readonly string[]): string[] | null {
  const line = lineIndexAt(vista.reading, place.inicio);
  const size = vista.lineas[line]?.tam ?? 0;
  // Below a sidebar a name in the biggest letters may stand as well.
  const below = line > HEAD;
  const big = size >= top && size > 1.5 * vista.tamTexto;
  if (below && !big) return null;
  const texto = spokenOf(place.texto);
  const written = capitalised(texto);
  const read = written === '' ? null : nameWords(written);
  // The halves of a name told apart by the weight of their letters alone: `anasoto`.
  const words = read && unglue(read);
  const support = words && supportOf(words);
  const small = texto === texto.toLowerCase();
  const short = small && APODOS.has(fold(words?.[0] ?? ''));
  const called = (CALLED.test(place.texto) || short) && place.inicio < ALONE_HEAD;
  if (!support || (support.nombres === 0 && !(called && support.apellidos > 0)) || support.ajenas > 0) return null;
  const known = support.conocidas + (short && support.nombres === 0 ? 1 : 0) === support.significativas.length;
  if (big && support.nombres > 0 && emails.some((email) => likeEmail(support.significativas, email) > CALLED_SO))
    return words;
  // In the biggest letters three words or more, all but one of them known.
  const isWhole = support.apellidos > 0 && support.significativas.length > 2 && isAlmost(support);
  if (below) return isWhole && small ? words : null;
  // Among capitals a small word is a name only where all of them are.
  const isOneAbove = place.inicio < ALONE_HEAD && SMALL_ABOVE.test(texto);
  if (!small)
    return known && support.nombres > 0 && support.apellidos > 0 && (isOneAbove || !texto.includes('\n'))
      ? words
      : null;
  // Two words are a name in the biggest letters, or where nothing stands before them.
  if (words.length < 3 && !((known || called) && support.apellidos > 0 && (big || place.inicio < ALONE_HEAD)))
    return null;
  // A surname that no list has, behind what somebody is called or on a line of its own.
  const likely =
    supportOf(words.slice(0, 1)).nombres + support.apellidos > 0 &&
    isAlmost(support) &&
    (called || (words.length > 2 && texto === place.texto));
  return known || big || likely ? words : null;
}

/** Whether all words but one are known to be names. */
const isAlmost = ({ conocidas, significativas }: ReturnType<typeof supportOf>): boolean =>
  conocidas + 1 >= significativas.length;

/** Lines at the head of a file. */
const HEAD = 4;

/** `milagros` above `FERRARO`, `antonella` above `Vergara Spoerer`. */
const SMALL_ABOVE = /^\p{Ll}{3,14}\n\p{Lu}\p{L}{2,15}(?: \p{Lu}\p{L}{2,15})?$/u;

/** Share of an address's letters that the words of a name explain: `lucia.bevi@…` of lucía bevilacqua. */
const CALLED_SO = 0.9;

/** Letters at the head of a file where two words alone may be a name. */
const ALONE_HEAD = 40;

/** How somebody is called before a name written small: `Maestro waldo henríquez`, `don rigo (rigoberto toro)`. */
const CALLED =
  /^(?:maestr[oa]|don|doña|sra?|srta|señora?|tía|tío|profe|hermana|hermano)\.? (?:[a-z]{3,10} (?=\())?\(?/i;

const SPOKEN_ENDS = /[*(),;:|–—!]| \d| - |\p{Extended_Pictographic}/u;

/** The part of a line that may be a name written small: without what comes before it, up to a sign or a word of no name. */
function spokenOf(text: string): string {
  const bare = text.replace(CALLED, '');
  const head = bare
    .slice(0, SPOKEN_ENDS.exec(bare)?.index)
    .trim()
    .replace(/(?<=\p{L}{3})\.$/u, '');
  if (/^\p{Lu}/u.test(head) && !/\s\p{Ll}{3}/u.test(head)) return head;
  const words = head.split(' ');
  const end = words.findIndex((word, i) => i > 1 && supportOf([word]).ajenas > 0);
  return end < 0 ? head : words.slice(0, end).join(' ');
}
