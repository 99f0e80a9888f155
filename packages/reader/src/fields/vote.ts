import { certaintyAt, evidenceAt } from '../text/evidence.ts';
import type { Campo } from '../types.ts';
import type { Candidato } from './candidate.ts';
import type { Vista } from './view/view.ts';

/** What a reading offers for a field, best first. */
export type Oferta<T> = { vista: Vista; candidatos: readonly Candidato<T>[] };

/** How a field's points become a confidence: from `minimo` (0.5) to `pleno` (0.99); sure from `seguro` points on. */
export type Escala = { minimo: number; pleno: number; seguro: number };

/** Of what a recogniser itself doubts more nothing is sure, however well it is supported. */
const DOUBT = 0.5;

/**
 * The value that the readings support best. Each reading votes with the points of its best candidates; a value that
 * both see counts a little more, so that the reading which breaks a value loses to the one that keeps it whole.
 */
export function vote<T>(ofertas: readonly Oferta<T>[], escala: Escala): Campo<T> | null {
  const others = ajenosOf(ofertas);
  const totals = new Map<T, { puntos: number; vista: Vista; candidato: Candidato<T>; votes: number }>();
  for (const { vista, candidatos } of ofertas) {
    for (const candidato of candidatos.slice(0, 6)) {
      if (others.has(candidato.valor)) continue;
      const known = totals.get(candidato.valor);
      if (!known) totals.set(candidato.valor, { puntos: candidato.puntos, vista, candidato, votes: 1 });
      else {
        known.votes++;
        if (candidato.puntos > known.puntos) Object.assign(known, { puntos: candidato.puntos, vista, candidato });
      }
    }
  }
  const order = [...totals.values()].sort((a, b) => total(b) - total(a));
  const [best, second] = order;
  if (!best || best.puntos < escala.minimo) return null;
  const lead = second ? total(best) - total(second) : escala.pleno;
  const agreed = best.votes === ofertas.length;
  const strength = Math.min(1, Math.max(0, (best.puntos - escala.minimo) / (escala.pleno - escala.minimo)));
  const confianza = 0.5 + 0.4 * strength + (agreed ? 0.05 : 0) + Math.min(0.04, lead / 50);
  const { inicio, fin } = best.candidato;
  const certeza = certaintyAt(best.vista.reading, inicio, fin);
  return {
    valor: best.candidato.valor,
    confianza: Math.round(100 * Math.min(confianza, (1 + certeza) / 2)) / 100,
    seguro: certeza >= DOUBT && best.puntos >= escala.seguro && (agreed || lead >= 2) && (lead >= 0.5 || !second),
    evidencia: evidenceAt(best.vista.reading, inicio, fin),
  };
}

/** What a reading in order sees only where it is somebody else's: columns read one by one part a value from its owner. */
function ajenosOf<T>(ofertas: readonly Oferta<T>[]): ReadonlySet<T> {
  const others = new Set<T>();
  for (const { vista, candidatos } of ofertas)
    if (!vista.revuelta) for (const { ajeno, valor } of candidatos) if (ajeno) others.add(valor);
  return others;
}

const total = (entry: { puntos: number; votes: number }): number => entry.puntos + (entry.votes - 1) * 0.4;
