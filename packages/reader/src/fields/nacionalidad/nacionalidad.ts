import { type Candidato, ranked } from '../candidate.ts';
import { hitsOf } from '../matching/hits.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { fromFlag } from './bandera.ts';
import { fromFields } from './campos.ts';
import { cutShort } from './cortada.ts';
import { fromWords } from './dicha.ts';
import { DEMONYMS, IN_FIELD } from './paises.ts';

/**
 * The nationality that the CV states, as a feminine demonym (`chilena`): in its field, in a sentence or as a bare word
 * beside the age or civil status. Where somebody was born or has worked is no nationality.
 */
export function findNacionalidades(vista: Vista): Candidato<string>[] {
  return ranked([
    ...fromFields(vista, vista.celdas),
    ...fromWords(vista),
    ...inEnglish(vista),
    ...fromFlag(vista),
    ...cutShort(vista),
  ]);
}

const CITIZEN =
  /(?<![a-z])([a-z]{5,11})(?:( ?(?:&|\/|-|and) ?[a-z]{5,11})? (?:citizen|national)|,? permanent resident|,? living in chile)(?![a-z])/g;

/** `Korean citizen`, `Chilean & German citizen`, `British, permanent resident`: what stands alone only in a field. */
function inEnglish(vista: Vista): Candidato<string>[] {
  if (!/citizen|national\b|permanent|living/.test(vista.plano)) return [];
  return hitsOf(vista.plano, CITIZEN).flatMap(({ index, 1: said = '', 2: second }) => {
    const valor = IN_FIELD.get(said) ?? DEMONYMS.get(said);
    return valor && !isOfOthers(vista, index) && sectionAt(vista, index) !== 'experiencia'
      ? [{ valor, puntos: second ? 8 : 6, inicio: index, fin: index + said.length }]
      : [];
  });
}
