import { TERMINOS } from '../../../data/tecnologias/index.ts';
import { indexOf } from '../matching/phrase-index.ts';

/** The known tools, by each way they are written. */
export const DICTIONARY = indexOf(TERMINOS.map((termino) => [termino.palabra, termino] as const));
