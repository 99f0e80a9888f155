import { type Candidato, ranked } from '../candidate.ts';
import { fold } from '../matching/fold.ts';
import type { Oferta } from '../vote.ts';
import { supportOf } from './gazetteer.ts';

/** A form that gives all names goes before a title that gives some of them. */
export function withLonger(candidates: Candidato<string>[]): Candidato<string>[] {
  const [best] = candidates;
  if (!best) return candidates;
  const words = new Set(fold(best.valor).split(' '));
  const initials = [...words].filter((word) => /^[a-z]\.?$/.test(word) && words.size > 2);
  const longer = candidates.find((other) => {
    const all = fold(other.valor).split(' ');
    const rest = all.filter((word) => !words.has(word));
    // `Ana Soto R.` is Ana Soto Rojas.
    const told = initials.filter((initial) => rest.some((word) => word.startsWith(initial.charAt(0)))).length;
    if (isCalled(best, other, all)) return true;
    return (
      // `U. Alberto Hurtado` is a school's.
      rest.some((word) => word.replace('.', '').length > 1) &&
      all.length - rest.length === words.size - told &&
      // One word more behind may be the town of the next line; between the others, or two known ones, it is no chance.
      other.puntos > best.puntos - (rest.length > 1 ? 6.5 : rest[0] === all.at(-1) ? 4 : 8) &&
      isWhole(rest)
    );
  });
  return longer ? [{ ...longer, puntos: best.puntos }, ...candidates.filter((other) => other !== longer)] : candidates;
}

/** `Coti Rioseco (Constanza Emilia Rioseco Vial)`: what somebody is called by, and the whole name against it. */
function isCalled(best: Candidato<string>, other: Candidato<string>, all: readonly string[]): boolean {
  const [given = '', family = '', more] = fold(best.valor).split(' ');
  if (more !== undefined || all.length < 3 || all.includes(given) || all.indexOf(family) < 1) return false;
  const away = Math.max(best.inicio, other.inicio) - Math.min(best.fin, other.fin);
  return away < NICKNAME_NEAR && given.charAt(0) === all[0]?.charAt(0) && isWhole(all);
}

/** Letters between the two. */
const NICKNAME_NEAR = 30;

/** Whether a reading offers but some of the words of the best name, with as many points. */
function isPart(other: Candidato<string>, { valor, puntos }: Candidato<string>): boolean {
  const words = new Set(fold(valor).split(' '));
  const some = fold(other.valor).split(' ');
  return some.length < words.size && some.every((word) => words.has(word)) && other.puntos > puntos - 1;
}

function isWhole(rest: readonly string[]): boolean {
  const support = supportOf(rest);
  return support.conocidas === support.significativas.length && support.conocidas > 0;
}

/** The same across readings: one may keep whole the name that another cuts at the end of its line. */
export function longestNames(ofertas: readonly Oferta<string>[]): Oferta<string>[] {
  const all = ranked(ofertas.flatMap(({ candidatos }) => candidatos));
  const [chosen] = withLonger(all);
  if (!chosen || (chosen.valor === all[0]?.valor && !all.some((other) => isPart(other, chosen)))) return [...ofertas];
  return ofertas.map(({ vista, candidatos }) => ({
    vista,
    candidatos: candidatos.map((one) => (one.valor === chosen.valor ? { ...one, puntos: chosen.puntos + 1 } : one)),
  }));
}
