import { fold } from './fold.ts';

/** A term found in a text: its first place, as offsets in the text. */
export type FoundTerm = { termino: string; inicio: number; fin: number };

const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}+#]/u.test(char);

/** First place of a folded term that is not part of a longer word; -1 when there is none. */
function placeOf(text: string, term: string): number {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (!isWord(text[at - 1]) && !isWord(text[at + term.length])) return at;
  return -1;
}

const blanks = (text: string) => text.replace(/\s/g, ' ');

/**
 * Which of the names a proceso looks for stand in a text, whatever their capitals and accents, as whole words (`Java` is
 * not in `JavaScript`); in the order given. A name of several words may be broken over a line.
 */
export function findTerms(texto: string, terms: readonly string[]): FoundTerm[] {
  const text = blanks(fold(texto));
  return terms.flatMap((termino) => {
    const term = blanks(fold(termino.trim())).replace(/ +/g, ' ');
    const inicio = term ? placeOf(text, term) : -1;
    return inicio >= 0 ? [{ termino, inicio, fin: inicio + term.length }] : [];
  });
}
