import { findTerms } from './fields/find-terms.ts';
import { plainReading } from './fields/plain-reading.ts';
import type { Campo } from './types.ts';

/**
 * Which criterios and tecnologías of a proceso the `texto` of a CV already read holds, each as it was asked for: for
 * the CVs that were there before the term was. Offsets are those of `texto`; there are no boxes.
 */
export function termsInText(texto: string, terms: readonly string[]): Campo<string>[] {
  return findTerms(plainReading(texto), terms);
}
