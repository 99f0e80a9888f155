import { WEIGHTS_RENTA } from '../../../data/modelos/renta.ts';
import type { Candidato } from '../candidate.ts';
import { contextOf } from '../learned/context.ts';
import { likely } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import type { Vocabulary } from '../learned/vocabulary.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { isToldOfBefore } from './ajena.ts';
import { headsOver, labelLeft } from './columna.ts';
import { readMontos } from './montos.ts';
import { isRange, type Renta, rentaKey } from './rango.ts';
import { isLabelledElse } from './rotulo.ts';

/** A sum that a month's pay can be, and what holds of it. */
export type SumaDicha = Renta & { inicio: number; fin: number; rasgos: string[] };

const MODEL = modelOf(WEIGHTS_RENTA);

/** Nobody's CV has more sums; what follows is not looked at. */
const MOST = 60;

/** More than so many sums are not told apart. */
const MANY = 4;

/** Every sum of the text that can be a month's pay, in order; the upper end of a range goes with its lower one. */
export function sumsOf(vista: Vista, vocabulary?: Vocabulary): SumaDicha[] {
  const text = vista.plano;
  const montos = readMontos(text)
    .flatMap(({ pesos, inicio, fin }) => (pesos === null ? [] : [{ pesos, inicio, fin }]))
    .slice(0, MOST);
  const found: SumaDicha[] = [];
  for (let i = 0; i < montos.length; i++) {
    const [first, second] = [montos[i], montos[i + 1]];
    if (!first) continue;
    const ends =
      second && second.pesos > first.pesos && second.inicio - first.fin < RANGE && isRange(text, first, second);
    if (ends) i++;
    const { antes, despues, rasgos } = contextOf(text, first.inicio, first.fin, vocabulary);
    rasgos.push(
      `sec:${sectionAt(vista, first.inicio)}`,
      `size:${Math.floor(Math.log2(first.pesos / 100_000))}`,
      `sums:${Math.min(montos.length, MANY)}`,
      `part:${Math.floor((4 * first.inicio) / text.length)}`,
      `between:${antes[0] ?? ''}|${despues[0] ?? ''}`,
    );
    rasgos.push(...labelsOf(vista, first.inicio));
    if (BARE.test(text.slice(first.inicio, first.fin))) {
      rasgos.push('bare');
      if (COUNTED.test(text.slice(first.fin, first.fin + 24))) rasgos.push('counted');
    }
    if (isOfOthers(vista, first.inicio)) rasgos.push('others');
    if (first.pesos % 10_000 === 0) rasgos.push('round');
    if (found.length === 0) rasgos.push('first');
    if (i === montos.length - 1) rasgos.push('last');
    if (ends) rasgos.push('range');
    found.push({
      renta: first.pesos,
      max: ends ? second.pesos : null,
      inicio: first.inicio,
      fin: (ends ? second : first).fin,
      rasgos,
    });
  }
  return found;
}

/** `480`: a sum that only its place makes one of money. */
const BARE = /^\d{3,4}$/;
/** `480 liquidaciones`: what is counted is no money, but for what money is called. */
const COUNTED = /^ (?!pesos|liquid[oa]s|brut[oa]s|mensuales|lucas)[a-z]{3,}s(?![a-z])/;

/** Words of what is printed to the left of a sum and above it, which need not stand before it in the text. */
function labelsOf(vista: Vista, at: number): string[] {
  const words = (side: string, text: string) => (text.match(/[a-z]{3,}/g) ?? []).map((word) => `${side}:${word}`);
  const left = words('left', labelLeft(vista, at) ?? '');
  const heads = headsOver(vista, at).map(({ inicio, fin }) => vista.plano.slice(inicio, fin));
  return [...new Set([...left, ...(heads.length === 1 ? words('head', heads[0] ?? '') : [])])];
}

/** Letters between the ends of a range. */
const RANGE = 60;

/**
 * What a model that learnt from labelled CVs takes for the pay that is asked for, for CVs in which no rule finds one:
 * there are more ways to say it than anybody has written down. Ten points are certainty, five are even odds.
 */
export function probableRentas(vista: Vista): Candidato<string>[] {
  const asked = sumsOf(vista, MODEL().vocabulary).filter(
    ({ inicio, fin }) => !isToldOfBefore(vista, inicio, fin) && !isLabelledElse(vista, inicio),
  );
  return likely(
    MODEL(),
    asked.map(({ renta, max, ...place }) => ({ valor: rentaKey({ renta, max }), ...place })),
  );
}
