import { PAISES } from '../../../data/gentilicios.ts';

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

/** The letter's number from 0, or -1 for what is none. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code > 96 && code < 123 ? code - 97 : -1;
}

/** The first three letters as one number: of all words one in a hundred begins like a country. */
const openingOf = (text: string, at: number): number =>
  (letterAt(text, at) * 32 + letterAt(text, at + 1)) * 32 + letterAt(text, at + 2);

const OPENINGS = new Set([...DEMONYMS.keys(), ...COUNTRIES.keys()].map((word) => openingOf(word, 0)));

/** Letters of the shortest and the longest word of a demonym or country. */
const SHORTEST = 4;
const LONGEST = 17;

/** The words of a folded text that begin like a demonym or a country: of all words one in a hundred. */
export function* mayBeCountries(plano: string): Generator<{ inicio: number; fin: number }> {
  for (let inicio = 0; inicio < plano.length; inicio++) {
    if (letterAt(plano, inicio) < 0) continue;
    let fin = inicio + 1;
    while (letterAt(plano, fin) >= 0) fin++;
    if (fin - inicio >= SHORTEST && fin - inicio <= LONGEST && OPENINGS.has(openingOf(plano, inicio)))
      yield { inicio, fin };
    inicio = fin;
  }
}
