import type { Campo } from '../../types.ts';
import type { Candidato } from '../candidate.ts';
import { type Escala, type Oferta, vote } from '../vote.ts';

/**
 * How a model's points (ten are certainty, five even odds) count beside the rules. Measured on twenty sets of CVs that
 * neither had seen (docs/reader-history.md): what rules miss in people's own words the model mostly finds, and it hardly ever
 * takes for nothing what they find rightly.
 */
export type Segunda<T> = {
  /** From what on the model is believed where no rule finds anything; it is never sure. */
  escala: Escala;
  /** Below so many points what a rule found is taken for somebody else's, or for another thing. */
  duda: number;
  /** From this confidence on a rule needs no second opinion. */
  certeza: number;
  same: (a: T, b: T) => boolean;
  /** However certain a rule is: from `desde` on another value goes before what it found, which has less than `sobre`. */
  gana?: { desde: number; sobre: number };
};

/** What the rules found, unless the model all but rules it out; where there is nothing, what the model takes for it. */
export function weighed<T>(
  found: Campo<T> | null,
  ofertas: () => readonly Oferta<T>[],
  { escala, duda, certeza, same, gana }: Segunda<T>,
): Campo<T> | null {
  const isCertain = found !== null && found.confianza >= certeza;
  if (isCertain && !gana) return found;
  const seen = ofertas();
  if (found === null) return vote(seen, escala);
  const all = seen.flatMap(({ candidatos }) => candidatos);
  const own = mostOf(all.filter(({ valor }) => same(valor, found.valor)));
  if (own === null) return found;
  if (!isCertain && own < duda) return vote(seen, escala);
  const other = mostOf(all.filter(({ valor }) => !same(valor, found.valor)));
  return gana && own < gana.sobre && other !== null && other >= gana.desde ? vote(seen, escala) : found;
}

const mostOf = (candidatos: readonly Candidato<unknown>[]): number | null =>
  candidatos.length === 0 ? null : Math.max(...candidatos.map(({ puntos }) => puntos));
