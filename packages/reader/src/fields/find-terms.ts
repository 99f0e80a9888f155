import type { Reading } from '../text/document.ts';
import { evidenceAt } from '../text/evidence.ts';
import type { Campo } from '../types.ts';
import { fold } from './fold.ts';
import { findPhrases, indexOf } from './phrase-index.ts';
import { tokensOf } from './tokens.ts';

/**
 * The terms of a proceso (its criterios and tecnologías) that a text holds, each as it was asked for, with the first
 * place it stands at. Accents and capitals do not count, whole words do.
 */
export function findTerms(reading: Reading, terms: readonly string[]): Campo<string>[] {
  if (terms.length === 0) return [];
  const folded = fold(reading.texto);
  const index = indexOf(terms.map((term) => [term, term] as const));
  const first = new Map<string, Campo<string>>();
  for (const { dato, inicio, fin } of findPhrases(folded, tokensOf(folded), index)) {
    if (first.has(dato)) continue;
    first.set(dato, { valor: dato, confianza: 0.97, seguro: true, evidencia: evidenceAt(reading, inicio, fin) });
  }
  return terms.flatMap((term) => first.get(term) ?? []);
}
