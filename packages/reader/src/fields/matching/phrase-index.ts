import { fold } from './fold.ts';
import { type Ficha, tokensOf } from './tokens.ts';
import { WordFilter, WordMap } from './word-filter.ts';

type Frase<T> = { palabras: readonly string[]; dato: T };

/** Phrases looked up all at once: by their first word, the longest first. */
export type Indice<T> = { size: number; startingWith(word: string): readonly Frase<T>[] };

export type Hallazgo<T> = { dato: T; inicio: number; fin: number; primera: number; ultima: number };

const NONE: readonly never[] = [];

export function indexOf<T>(phrases: Iterable<readonly [string, T]>): Indice<T> {
  const index = new Map<string, Frase<T>[]>();
  for (const [phrase, dato] of phrases) {
    const palabras = tokensOf(fold(phrase)).map(({ palabra }) => palabra);
    const [first] = palabras;
    if (first === undefined) continue;
    const entries = index.get(first);
    if (entries) entries.push({ palabras, dato });
    else index.set(first, [{ palabras, dato }]);
  }
  for (const entries of index.values()) entries.sort((a, b) => b.palabras.length - a.palabras.length);
  const firstWord = new WordFilter(index.keys());
  const starting = new WordMap(index);
  return {
    size: index.size,
    startingWith: (word) => (firstWord.mayHave(word) && starting.get(word)) || NONE,
  };
}

/** Words of one phrase stand together: a blank, a hyphen, a dot, a slash or a line break between them, no tab, comma or bracket, nor the end of a sentence. */
const GAP = /^(?:(?!\. )[ \-./_'&]{0,2}|-?\n)$/;

/** Every phrase of the index in a text, longest first and without overlaps. One pass over the words. */
export function findPhrases<T>(folded: string, tokens: readonly Ficha[], index: Indice<T>): Hallazgo<T>[] {
  const found: Hallazgo<T>[] = [];
  if (index.size === 0) return found;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    for (const { palabras, dato } of index.startingWith(token.palabra)) {
      const ultima = matchEnd(folded, tokens, i, palabras);
      if (ultima < 0) continue;
      found.push({ dato, inicio: token.inicio, fin: tokens[ultima]?.fin ?? token.fin, primera: i, ultima });
      i = ultima;
      break;
    }
  }
  return found;
}

function matchEnd(folded: string, tokens: readonly Ficha[], from: number, words: readonly string[]): number {
  for (let k = 1; k < words.length; k++) {
    const previous = tokens[from + k - 1];
    const token = tokens[from + k];
    if (!previous || !token || token.palabra !== words[k]) return -1;
    if (token.inicio - previous.fin > 3 || !GAP.test(folded.slice(previous.fin, token.inicio))) return -1;
  }
  return from + words.length - 1;
}
