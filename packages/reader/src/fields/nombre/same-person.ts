import { supportOf } from './gazetteer.ts';

/** The words of a name that are no particles, folded; `Jean-Baptiste` is two. */
export const wordsOf = (nombre: string): readonly string[] => supportOf(nombre.split(/[ -]/)).significativas;

/** Whether two names may be of one person: two words of one are the other's. */
export function samePerson(a: string, b: string): boolean {
  const words = wordsOf(b);
  return wordsOf(a).filter((word) => words.includes(word)).length > 1;
}
