import type { Campo } from '../../types.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { type Escala, type Oferta, vote } from '../vote.ts';
import { supportOf } from './gazetteer.ts';
import type { Mencion } from './personas.ts';
import { BELIEVED, NUMBERED } from './probable.ts';
import { samePerson, wordsOf } from './same-person.ts';

/** From what on somebody is taken in the place of one who is ruled out. */
const LIKELY = 7;

/** How many times likelier than the rules' one somebody else must be. */
const LIKELIER = 12;

/** Below what it takes the rules' one for nobody's name. */
const RULED_OUT = 0.3;

/** Even odds: what is less likely is not sure. */
const EVEN = 5;

/** From this confidence on what the rules found is not dropped for nothing, nor asked about where it stands alone. */
const CERTAIN = 0.95;

/** What a model gives is never sure. */
const ESCALA: Escala = { minimo: LIKELY, pleno: 14, seguro: Infinity };

/**
 * Whose CV it is: what the rules found, unless the model (`ofertas`: ten points are certainty) knows the same person
 * by a longer name, or is certain of somebody else. On 2,592 files that neither had
 * seen it gave seven other people for wrong ones, and for no right one.
 */
export function namedBy(
  found: Campo<string> | null,
  menciones: readonly Mencion[],
  offered: () => readonly Oferta<string>[],
): Campo<string> | null {
  if (found && found.confianza >= CERTAIN && isAlone(found.valor, menciones)) return found;
  const ofertas = offered();
  const people = ranked(ofertas.flatMap(({ candidatos }) => candidatos));
  const only = (valor: string): Campo<string> | null =>
    vote(
      ofertas.map((one) => withOnly(one, valor)),
      ESCALA,
    );
  const best = people.find((one) => !people.some((other) => isWhole(other, one)));
  if (!best) return found;
  if (found === null) return best.puntos < BELIEVED ? null : only(best.valor);
  const whole = people.find((one) => isWhole(one, found));
  if (whole) return only(whole.valor);
  const own = people.filter(({ valor }) => samePerson(valor, found.valor)).map(({ puntos }) => puntos);
  const points = Math.max(0, ...own);
  if (isBeaten(points, best.puntos) && !samePerson(best.valor, found.valor)) return only(best.valor);
  if (own.length > 0 && points < RULED_OUT && found.confianza < CERTAIN)
    return best.puntos < LIKELY ? null : only(best.valor);
  const others = people.some(({ valor, puntos }) => puntos >= BELIEVED && !samePerson(valor, found.valor));
  return others || (own.length > 0 && points < EVEN) ? { ...found, seguro: false } : found;
}

/** Of two who are both believed nobody is beaten, but by whom the RUT is told of. */
const isBeaten = (points: number, best: number): boolean =>
  best === NUMBERED
    ? points < NUMBERED
    : best >= BELIEVED && points < BELIEVED && oddsOf(best) > LIKELIER * oddsOf(points);

const oddsOf = (puntos: number): number => (puntos >= 10 ? Infinity : puntos / (10 - puntos));

/** Whether the text names nobody else, and nobody by more words: most CVs, for which the model need not be asked. */
function isAlone(nombre: string, menciones: readonly Mencion[]): boolean {
  const own = new Set(wordsOf(nombre));
  return menciones.every(({ significativas }) => significativas.every((word) => own.has(word)));
}

const withOnly = ({ vista, candidatos }: Oferta<string>, valor: string): Oferta<string> => ({
  vista,
  candidatos: candidatos.filter((one) => one.valor === valor),
});

/** Words that a whole name has at most: two given names, as many surnames, and one more. */
const WHOLE = 5;

/** Words of a name that is whole: what else stands around it is a street's, a town's or a signature's. */
const COMPLETE = 4;

/**
 * Whether a name that is believed says all that `less` does, in its order, and more names: `H. D. Soto` and `Hugo Darío
 * Soto`. Before it only given names stand.
 */
function isWhole({ valor, puntos, inicio }: Candidato<string>, less: Campo<string> | Candidato<string>): boolean {
  // What begins at the same place is what the end of a line has cut.
  const cut = inicio === ('evidencia' in less ? less.evidencia?.inicio : less.inicio);
  if (puntos < (cut ? LIKELY : BELIEVED)) return false;
  const all = wordsOf(valor);
  const some = wordsOf(less.valor);
  const initials = some.filter((word) => !isSpelt(word)).length;
  if (some.length < 2 || all.length > WHOLE || some.length - initials >= COMPLETE) return false;
  const places: number[] = [];
  for (const word of some) {
    const from = (places.at(-1) ?? -1) + 1;
    const next = all.findIndex((other, i) => i >= from && (word.length > 1 ? other === word : other.startsWith(word)));
    if (next < 0) return false;
    places.push(next);
  }
  const before = all.slice(0, places[0]);
  const behind = all.slice((places.at(-1) ?? 0) + 1);
  if (supportOf(before).nombres < before.length || behind.length > Math.max(0, COMPLETE - some.length)) return false;
  const { conocidas, significativas } = supportOf(all.filter((_, i) => !places.includes(i)));
  return all.join() !== some.join() && conocidas === significativas.length && significativas.every(isSpelt);
}

const isSpelt = (word: string): boolean => word.length > 1;
