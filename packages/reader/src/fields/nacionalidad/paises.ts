import { PAISES } from '../../../data/gentilicios.ts';
import { WordSet } from '../matching/word-filter.ts';

export const DEMONYMS = new Map(
  PAISES.flatMap(({ gentilicio, formas }) => formas.map((form) => [form, gentilicio] as const)),
);

export const COUNTRIES = new Map(
  PAISES.flatMap(({ gentilicio, paises }) => paises.map((name) => [name, gentilicio] as const)),
);

/** What stands for a country only in its own field: `CL`, `VEN`, `American`. Of two letters only those of near countries. */
export const IN_FIELD = new Map(
  PAISES.flatMap(({ gentilicio, codigos }) => codigos.map((code) => [code, gentilicio] as const)).filter(
    ([code]) => code.length > 2 || /^(?:cl|ve|co|pe|ec|bo|ar|br|ht|uy|py|cu|mx|us)$/.test(code),
  ),
);

/** Demonyms that are tongues as well: alone they may stand in a list of languages. */
export const TONGUES = new Set(
  'espanol italiano portugues frances aleman ingles chino japones coreano ruso arabe turco polaco sueco noruego hindu brasilero griego checo hungaro danes finlandes serbio croata esloveno rumano ucraniano lituano holandes neerlandes vietnamita tailandes israeli irani spanish german italian french portuguese'.split(
    ' ',
  ),
);

/** Countries called as somebody of them is. */
export const ALSO_COUNTRIES = new Set(['china', 'argentina', 'dominicana', 'noruega', 'suiza']);

const isLetter = (code: number): boolean => code > 96 && code < 123;

/** The first words of the names of countries and of who is of them. */
const BEGINNINGS = new WordSet(
  [...DEMONYMS.keys(), ...COUNTRIES.keys()].map((name) => /^[a-z]*/.exec(name)?.[0] ?? ''),
);

/** Letters of the shortest and the longest word of a demonym or country. */
const SHORTEST = 4;
const LONGEST = 17;

/** The words of a folded text that begin a demonym or the name of a country. */
export function* mayBeCountries(plano: string): Generator<{ inicio: number; fin: number }> {
  for (let inicio = 0; inicio < plano.length; inicio++) {
    if (!isLetter(plano.charCodeAt(inicio))) continue;
    let fin = inicio + 1;
    while (isLetter(plano.charCodeAt(fin))) fin++;
    if (fin - inicio >= SHORTEST && fin - inicio <= LONGEST && BEGINNINGS.has(plano, inicio, fin))
      yield { inicio, fin };
    inicio = fin;
  }
}

/** `Germán`, `GERMAN SOTO`: somebody is called as an English German is. */
export const isGiven = (texto: string, inicio: number, fin: number): boolean =>
  GERMAN.test(texto.slice(inicio, fin)) && CALLED.test(texto.slice(inicio, fin + 2));

const GERMAN = /^germ[aá]n$/i;
const CALLED = /[áÁ]| \p{Lu}$/u;
