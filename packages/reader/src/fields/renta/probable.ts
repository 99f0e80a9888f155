import { WEIGHTS_RENTA } from '../../../data/modelos/renta.ts';
import type { Candidato } from '../candidate.ts';
import { contextOf } from '../learned/context.ts';
import { likely } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import type { Rasgo, Vocabulary } from '../learned/vocabulary.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { isToldOfBefore } from './ajena.ts';
import { headsOver, labelLeft } from './columna.ts';
import { readMontos } from './montos.ts';
import { type Renta, rangeOf, rentaKey } from './rango.ts';
import { isLabelledElse } from './rotulo.ts';

/** A sum that a month's pay can be, where its first number ends, and how to see what holds of it. */
export type SumaDicha = Renta & { inicio: number; fin: number; primera: number; rasgos: () => Rasgo[] };

const MODEL = modelOf(WEIGHTS_RENTA);

/** Nobody's CV has more sums; what follows is not looked at. */
const MOST = 60;

/** More than so many sums are not told apart. */
const MANY = 4;

/** Every sum of the text that can be a month's pay, in order; the second end of a range goes with its first one. */
export function sumsOf(vista: Vista, vocabulary?: Vocabulary): SumaDicha[] {
  const montos = readMontos(vista.plano)
    .flatMap(({ pesos, inicio, fin }) => (pesos === null ? [] : [{ pesos, inicio, fin }]))
    .slice(0, MOST);
  const found: Omit<SumaDicha, 'rasgos'>[] = [];
  for (let i = 0; i < montos.length; i++) {
    const [first, second] = [montos[i], montos[i + 1]];
    if (!first) continue;
    const near = second && second.inicio - first.fin < RANGE ? second : undefined;
    const range = rangeOf(vista.plano, first, near);
    if (range) i++;
    const { inicio, fin: primera } = first;
    const { fin } = (range && near) ?? first;
    found.push({ ...(range ?? { renta: first.pesos, max: null }), inicio, fin, primera });
  }
  return found.map((suma, nth) => ({
    ...suma,
    rasgos: () => [
      ...rasgosOf(vista, suma, vocabulary),
      `sums:${Math.min(montos.length, MANY)}`,
      ...(nth === 0 ? ['first'] : []),
      ...(nth === found.length - 1 ? ['last'] : []),
    ],
  }));
}

/** What a model sees of a sum, or of the first end of a range. */
function rasgosOf(
  vista: Vista,
  { renta, max, inicio, primera }: Omit<SumaDicha, 'rasgos'>,
  vocabulary?: Vocabulary,
): Rasgo[] {
  const { plano } = vista;
  const { antes, despues, rasgos } = contextOf(plano, inicio, primera, vocabulary);
  rasgos.push(
    `sec:${sectionAt(vista, inicio)}`,
    `size:${Math.floor(Math.log2(renta / 100_000))}`,
    `part:${Math.floor((4 * inicio) / plano.length)}`,
    `between:${antes[0] ?? ''}|${despues[0] ?? ''}`,
    ...labelsOf(vista, inicio),
  );
  if (BARE.test(plano.slice(inicio, primera))) {
    rasgos.push('bare');
    if (COUNTED.test(plano.slice(primera, primera + 24))) rasgos.push('counted');
  }
  if (isOfOthers(vista, inicio)) rasgos.push('others');
  if (renta % 10_000 === 0) rasgos.push('round');
  if (max !== null) rasgos.push('range');
  return rasgos;
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
