import type { Campo } from '../../types.ts';
import { type Escala, type Oferta, vote } from '../vote.ts';

/**
 * How a model's points (ten are certainty, five even odds) count beside the rules. Measured on twenty sets of CVs that
 * neither had seen (docs/reader.md): what rules miss in people's own words the model mostly finds, and it hardly ever
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
};

/** What the rules found, unless the model all but rules it out; where there is nothing, what the model takes for it. */
export function weighed<T>(
  found: Campo<T> | null,
  ofertas: () => readonly Oferta<T>[],
  { escala, duda, certeza, same }: Segunda<T>,
): Campo<T> | null {
  if (found !== null && found.confianza >= certeza) return found;
  const seen = ofertas();
  if (found === null) return vote(seen, escala);
  const points = seen.flatMap(({ candidatos }) =>
    candidatos.flatMap(({ valor, puntos }) => (same(valor, found.valor) ? [puntos] : [])),
  );
  return points.length > 0 && Math.max(...points) < duda ? vote(seen, escala) : found;
}
