import type { Termino } from '@recluta/domain/esquemas';
import { normalize } from '@recluta/domain/texto';
import { wordsOf } from '../../lib/listWords.ts';

/**
 * The list as it will be, before the server has answered: added with an id of its own below zero, at the end or, one that
 * comes back (`repone`), where it stood: they stand in the order of their ids.
 */
export function withTerm(terms: readonly Termino[], term: Termino, repone?: number): Termino[] {
  const after = repone === undefined ? -1 : terms.findIndex(({ id }) => id > repone);
  return after === -1 ? [...terms, term] : terms.toSpliced(after, 0, term);
}

export const withoutTerm = (terms: readonly Termino[], id: number): Termino[] => terms.filter((term) => term.id !== id);

/** The server has answered: the term as it is there takes the place of the one shown meanwhile. */
export const settledTerm = (terms: readonly Termino[], shown: number, made: Termino): Termino[] =>
  terms.map((term) => (term.id === shown ? made : term));

/** Still on its way to the server. */
export const isPending = ({ id }: Termino): boolean => id < 0;

/** Whether the list has it already, however it is written. */
export const isKnown = (terms: readonly Termino[], nombre: string): boolean =>
  terms.some((term) => normalize(term.nombre) === normalize(nombre));

/** A column of a spreadsheet, pasted, or `Excel, Word; SAP`, typed: each of them that the list has not got; null for one alone. */
export function listedTerms(text: string, terms: readonly Termino[]): string[] | null {
  const cells = wordsOf(text);
  if (cells.length < 2) return null;
  const known = new Set(terms.map(({ nombre }) => normalize(nombre)));
  return cells.flatMap((cell) => {
    const key = normalize(cell);
    if (known.has(key)) return [];
    known.add(key);
    return cell;
  });
}
