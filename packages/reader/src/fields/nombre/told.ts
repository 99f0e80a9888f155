import type { Candidato } from '../candidate.ts';
import { isToldByAnother } from '../learned/voice.ts';
import type { Vista } from '../view/view.ts';
import { supportOf } from './gazetteer.ts';
import type { Mencion } from './personas.ts';
import { samePerson } from './same-person.ts';

/** Parts of a text: whom it is about is named in the first one, and nobody is named first in the last. */
const START = 0.25;
const END = 0.75;

/** Below so many points nobody is meant, a chief or a school called after somebody, but who is named whole at the start. */
const MEANT = 1;

/** `Yo soy Daniel Chen`, `Firmo yo, Ana Soto`: who tells, and letters in which that is said. */
const TELLER =
  /\b(?:soy|firmo|me llamo|suscribe|atentamente|quien presenta|(?:elaborad|redactad|escrit|presentad|preparad)[oa]s? por)\b[^.]*$/;
const LEAD = 48;

/**
 * `Mi padre se llama Guowei Chen … Yo soy Daniel Chen`: where somebody else tells of the candidate, who is named first
 * is meant and gets `most` points, and who says that it is they, or signs, is not. Null where nobody tells of another.
 */
export function toldOf(
  vista: Vista,
  menciones: readonly Mencion[],
  people: readonly Candidato<string>[],
  most: number,
): readonly Candidato<string>[] | null {
  if (!isToldByAnother(vista)) return null;
  const { length } = vista.texto;
  const firstOf = ({ valor }: Candidato<string>): number =>
    menciones.find(({ palabras }) => samePerson(palabras.join(' '), valor))?.inicio ?? length;
  const says = (one: Candidato<string>): boolean =>
    TELLER.test(vista.plano.slice(Math.max(0, firstOf(one) - LEAD), firstOf(one)));
  const mayTell = people.filter((one) => one.puntos >= MEANT && (firstOf(one) > END * length || says(one)));
  const others = people.filter((one) => !mayTell.includes(one));
  const likely = others.filter(({ puntos }) => puntos >= MEANT);
  const meant =
    likely.length > 0 ? likely : others.filter((one) => isWhole(one) && firstOf(one) < START * length && !says(one));
  const [best] = [...meant].sort((a, b) => b.puntos - a.puntos);
  if (mayTell.length === 0 || !best) return null;
  return people.map((one) => {
    if (one === best) return { ...one, puntos: most };
    return mayTell.includes(one) ? { ...one, puntos: MEANT } : one;
  });
}

function isWhole({ valor }: Candidato<string>): boolean {
  const { significativas, nombres, apellidos } = supportOf(valor.split(' '));
  return significativas.length > 2 && nombres > 0 && apellidos > 0;
}
