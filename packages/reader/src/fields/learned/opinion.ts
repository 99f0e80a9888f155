import type { Campo } from '../../types.ts';
import { type Candidato, ranked } from '../candidate.ts';
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

/**
 * What the rules found, unless the model all but rules it out; where there is nothing, what the model takes for it.
 * Places are weighed only where that may change what is read: of what is certain, where another value stands.
 */
export function weighed<T>(
  found: Campo<T> | null,
  ofertas: () => readonly Oferta<T>[],
  { escala, duda, certeza, same, gana }: Segunda<T>,
): Campo<T> | null {
  const isCertain = found !== null && found.confianza >= certeza;
  if (isCertain && !gana) return found;
  const seen = ofertas();
  const model = () =>
    vote(
      seen.map(({ vista, candidatos }) => ({ vista, candidatos: ranked(candidatos) })),
      escala,
    );
  if (found === null) return model();
  const all = seen.flatMap(({ candidatos }) => candidatos);
  const others = all.filter(({ valor }) => !same(valor, found.valor));
  if (isCertain && others.length === 0) return found;
  const own = mostOf(all.filter(({ valor }) => same(valor, found.valor)));
  if (own === null) return found;
  if (!isCertain && own < duda) return model();
  const isBeaten = gana !== undefined && own < gana.sobre && (mostOf(others) ?? 0) >= gana.desde;
  return isBeaten ? model() : found;
}

const mostOf = (candidatos: readonly Candidato<unknown>[]): number | null =>
  candidatos.length === 0 ? null : Math.max(...candidatos.map(({ puntos }) => puntos));
