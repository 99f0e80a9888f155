import { fold } from './matching/fold.ts';
import { findPhrases, indexOf } from './matching/phrase-index.ts';
import { tokensOf } from './matching/tokens.ts';

/** A term found in a text: its first place, as offsets in the text. */
export type FoundTerm = { termino: string; inicio: number; fin: number };

/**
 * Which of the names a proceso looks for (its criterios and tecnologías) stand in a text, each as it was asked for, in the
 * order given. Accents and capitals do not count, whole words do: `Java` is not in `JavaScript`.
 */
export function findTerms(texto: string, terms: readonly string[]): FoundTerm[] {
  if (terms.length === 0) return [];
  const folded = fold(texto);
  const index = indexOf(terms.map((term) => [term, term] as const));
  const first = new Map<string, FoundTerm>();
  for (const { dato, inicio, fin } of findPhrases(folded, tokensOf(folded), index))
    if (!first.has(dato)) first.set(dato, { termino: dato, inicio, fin });
  return terms.flatMap((term) => first.get(term) ?? []);
}
