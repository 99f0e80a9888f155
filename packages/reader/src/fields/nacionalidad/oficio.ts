import { OFICIOS_PALABRAS, PALABRAS } from '../../../data/palabras.ts';
import { TONGUES } from './paises.ts';

/** The word before, and the one before what kind of it: `Médica cubana`, `Ing. Industrial colombiana`. */
const OF_TRADE = [
  /(?<![a-z])([a-z]{2,18})\.?(?: de nacionalidad)?,? $/,
  /(?<![a-z])([a-z]{2,18})\.? [a-z]{3,12}(?:al|il|ar|ic[oa]|iv[oa]|ari[oa]|ola)(?: de nacionalidad)?,? $/,
  /(?<![a-z])([a-z]{2,18})\.? (?:de|en) (?:enfermeria|parvulos|educacion(?: [a-z]{6,12})?|administracion(?: de empresas)?|construccion|contabilidad|prevencion(?: de riesgos)?|informatica|computacion|ingles|matematicas?|aseo|bodega|seguridad|ventas|salud)(?: de nacionalidad)?,? $/,
];

const TRADE_END = /(?:olog[oa]|ista|[aei]dora?|graf[oa]|iatra)$/;

const SHORT_TRADE = /^(?:ing|lic|tec|prof|dra?|abog|psic|arq)$/;

const isTrade = (word: string): boolean =>
  OFICIOS_PALABRAS.has(word) || SHORT_TRADE.test(word) || (TRADE_END.test(word) && !PALABRAS.has(word));

/** `Traductora alemán`: whose trade it is to speak it. */
const OF_TONGUES =
  /^(?:tradu[ct]|interpret|profesor|docente|relator|tutor|instructor|guia|transcri|corrector|subtitul)/;

/** Whether a trade goes with the word: `Socióloga chilena`, but not `Garzona local peruano`. */
export function isOfTrade(before: string, word: string): boolean {
  const against = word.endsWith('a') ? /(?:o|or)$/ : word.endsWith('o') ? /(?<!ist)a$/ : null;
  return OF_TRADE.some((pattern) => {
    const trade = pattern.exec(before)?.[1] ?? '';
    return isTrade(trade) && !against?.test(trade) && !(TONGUES.has(word) && OF_TONGUES.test(trade));
  });
}
