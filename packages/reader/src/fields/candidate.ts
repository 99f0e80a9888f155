/**
 * A value that one reading offers for a field. `puntos` orders the candidates; what they mean is each field's own.
 * `ajeno` says that the value is seen, and is somebody else's.
 */
export type Candidato<T> = { valor: T; puntos: number; inicio: number; fin: number; ajeno?: true };

/** The best of each value, best first; the earlier one wins a tie. */
export function ranked<T>(candidates: readonly Candidato<T>[]): Candidato<T>[] {
  const best = new Map<T, Candidato<T>>();
  for (const candidate of candidates) {
    const known = best.get(candidate.valor);
    if (!known || candidate.puntos > known.puntos) best.set(candidate.valor, candidate);
  }
  return [...best.values()].sort((a, b) => b.puntos - a.puntos || a.inicio - b.inicio);
}
