import { oncePer } from '../matching/once.ts';
import type { Vista } from '../view/view.ts';

/** So many verbs of what somebody else did, and more than of what whoever writes did, make a text one about another. */
const TOLD = 2;

/** Words that end as verbs of what one did. */
const NO_VERB = /(?:^|[^\p{L}])(?:aqu|as|all|ah|caf|qu|porqu|comit|jos|ren|no|s|m|t)[éí]$/iu;
const LONGEST = 8;

/** `Cuidó lo nuestro`, `llegó, trabajó, terminó`: somebody tells of the candidate, who would say `cuidé`. */
export const isToldByAnother = oncePer(({ texto }: Vista): boolean => {
  const theirs = verbsOf(texto, 'ó');
  return theirs >= TOLD && theirs > verbsOf(texto, 'é') + verbsOf(texto, 'í');
});

function verbsOf(texto: string, ending: string): number {
  let verbs = 0;
  for (let at = texto.indexOf(ending); at >= 0; at = texto.indexOf(ending, at + 1))
    if (!/\p{L}/u.test(texto[at + 1] ?? '') && !NO_VERB.test(texto.slice(Math.max(0, at - LONGEST), at + 1))) verbs++;
  return verbs;
}
