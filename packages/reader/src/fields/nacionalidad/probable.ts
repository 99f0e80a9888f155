import { WEIGHTS_NACIONALIDAD } from '../../../data/modelos/nacionalidad.ts';
import type { Candidato } from '../candidate.ts';
import { contextOf } from '../learned/context.ts';
import { type Dado, likely } from '../learned/likely.ts';
import { modelOf } from '../learned/model.ts';
import type { Vocabulary } from '../learned/vocabulary.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { BORN_IN, OF_SPOUSE } from './ajena.ts';
import { PLACES, THINGS } from './dicha.ts';
import { ALSO_COUNTRIES, COUNTRIES, DEMONYMS, isGiven, mayBeCountries, TONGUES } from './paises.ts';

const MODEL = modelOf(WEIGHTS_NACIONALIDAD);

/** Nobody's CV names more of them; what follows is not looked at. */
const MOST = 200;

/** More than so many countries, or mentions of one, are not told apart. */
const MANY_COUNTRIES = 3;
const MANY_TIMES = 4;

/** What makes a country somebody's: elsewhere it is where one studied, worked or was born. */
const OF_CITIZENS = /naciona[lr]|ciudadan|pasaporte|patria|passport|citizen|nationality/;
/** Letters on either side in which that is said. */
const NEAR = 60;

/**
 * Every demonym of the text that calls no street, shop, kitchen or firm, and every country beside which
 * somebody is said to be a citizen, in order; names of countries as far as they begin with four letters.
 */
export function mentionsOf(vista: Vista, vocabulary?: Vocabulary): Dado[] {
  const places = placesOf(vista)
    .filter(({ demonym, inicio, fin }) => {
      const before = vista.plano.slice(Math.max(0, inicio - NEAR), inicio);
      // A word written small at the beginning of a line goes on with the one above.
      const said = /^\p{Ll}/u.test(vista.texto.slice(inicio, inicio + 1)) ? before.replace(/\n$/, ' ') : before;
      return (
        !PLACES.test(before) &&
        !THINGS.test(said) &&
        !OF_SPOUSE.test(before.replace(/\s/g, ' ')) &&
        !BORN_IN.test(before) &&
        (demonym || OF_CITIZENS.test(before + vista.plano.slice(inicio, fin + NEAR)))
      );
    })
    .slice(0, MOST);
  const times = new Map<string, number>();
  for (const { valor } of places) times.set(valor, (times.get(valor) ?? 0) + 1);
  return places.map(({ valor, demonym, inicio, fin }) => {
    const rasgos = () => {
      const word = vista.plano.slice(inicio, fin);
      const kind = `${kindOf(word, demonym)}${valor === 'chilena' ? 'C' : 'X'}`;
      const section = sectionAt(vista, inicio);
      const { antes, despues, rasgos } = contextOf(vista.plano, inicio, fin, vocabulary);
      const own = [
        ...antes.slice(0, 3).map((token, k) => `l${k}:${token}`),
        ...despues.slice(0, 2).map((token, k) => `r${k}:${token}`),
        ...(['bol', 'eol'] as const).filter((edge) => rasgos.includes(edge)),
        `sec:${section}`,
        `between:${antes[0] ?? ''}|${despues[0] ?? ''}`,
        `end:${word.slice(-2)}`,
      ].map((rasgo) => `${kind}/${rasgo}`);
      rasgos.push(
        ...own,
        kind,
        `sec:${section}`,
        `word:${word.replaceAll(' ', '_')}`,
        `countries:${Math.min(times.size, MANY_COUNTRIES)}`,
        `times:${Math.min(times.get(valor) ?? 0, MANY_TIMES)}`,
        `part:${Math.floor((4 * inicio) / vista.plano.length)}`,
      );
      if (isOfOthers(vista, inicio)) rasgos.push('others');
      return rasgos;
    };
    return { valor, inicio, fin, rasgos };
  });
}

/** A demonym, a country, a word that is both (`argentina`), or one that is a tongue as well. */
function kindOf(word: string, demonym: boolean): string {
  if (ALSO_COUNTRIES.has(word)) return 'b';
  if (TONGUES.has(word)) return 't';
  return demonym ? 'd' : 'p';
}

type Sitio = { valor: string; demonym: boolean; inicio: number; fin: number };

/** Letters of the longest name of a country. */
const LONGEST = 32;
/** The second and the third word of a name. */
const MORE = /^ [a-z]+(?: [a-z]+)?/;

/** `R. Dominicana`, `Rep. Argentina`: the country. */
const STATE = /(?<![a-z])r(?:ep)?\. $/;

function placesOf({ plano, texto }: Vista): Sitio[] {
  const found: Sitio[] = [];
  let until = 0;
  for (const { inicio, fin } of mayBeCountries(plano)) {
    // `República Dominicana` is one.
    if (inicio < until || isGiven(texto, inicio, fin)) continue;
    const word = plano.slice(inicio, fin);
    const three = word + (MORE.exec(plano.slice(fin, fin + LONGEST))?.[0] ?? '');
    for (const name of new Set([three, three.split(' ').slice(0, 2).join(' '), word])) {
      const demonym = DEMONYMS.get(name);
      const valor = demonym ?? COUNTRIES.get(name);
      if (!valor) continue;
      until = inicio + name.length;
      const isState = STATE.test(plano.slice(Math.max(0, inicio - 5), inicio));
      found.push({ valor, demonym: demonym !== undefined && !isState, inicio, fin: until });
      break;
    }
  }
  return found;
}

/**
 * What a model that learnt from labelled CVs takes for the own nationality, for CVs in which no rule finds one. Ten
 * points are certainty, five are even odds.
 */
export function probableNacionalidades(vista: Vista): Candidato<string>[] {
  return likely(MODEL(), mentionsOf(vista, MODEL().vocabulary));
}
