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
