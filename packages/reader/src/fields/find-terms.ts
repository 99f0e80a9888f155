import { fold } from './matching/fold.ts';
import { findPhrases, indexOf } from './matching/phrase-index.ts';
import { tokensOf } from './matching/tokens.ts';

/** A term found in a text: its first place, as offsets in the text. */
export type FoundTerm = { termino: string; inicio: number; fin: number };

/** Addresses, links and letters that stand for words (`R.U.T.`): what they are made of is nobody's skill. */
const NO_WORDS =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9.-]{2,64}|(?:https?:\/\/|www\.)\S{1,200}|(?<![a-z0-9.-])[a-z0-9-]{2,40}\.(?:com|cl|net|org|io)\/\S{1,200}|(?<![a-z.])(?:[a-z]\.){1,6}[a-z](?![a-z])\.?/g;

/**
 * Which of the names a proceso looks for (its criterios and tecnologías) stand in a text, each as it was asked for, in the
 * order given. Accents and capitals do not count, whole words do: `Java` is not in `JavaScript`, nor `Outlook` in
 * `ana@outlook.com`; who asks for such letters themselves (`C.A.E.`) finds them.
 */
export function findTerms(texto: string, terms: readonly string[]): FoundTerm[] {
  if (terms.length === 0) return [];
  const folded = fold(texto);
  const words = folded.replace(NO_WORDS, (all) => '|'.repeat(all.length));
  const first = new Map<string, FoundTerm>();
  const isOfSigns = (term: string) => fold(term).search(NO_WORDS) >= 0;
  for (const [text, sought] of [
    [words, terms.filter((term) => !isOfSigns(term))],
    [folded, terms.filter(isOfSigns)],
  ] as const) {
    const index = indexOf(sought.map((term) => [term, term] as const));
    for (const { dato, inicio, fin } of sought.length > 0 ? findPhrases(text, tokensOf(text), index) : [])
      if (!first.has(dato)) first.set(dato, { termino: dato, inicio, fin });
  }
  return terms.flatMap((term) => first.get(term) ?? []);
}
