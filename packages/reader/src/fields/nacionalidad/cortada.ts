import { LUGARES } from '../../../data/comunas.ts';
import { PAISES } from '../../../data/gentilicios.ts';
import { LOCALIDADES } from '../../../data/localidades.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import type { Candidato } from '../candidate.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { isEarly, sectionAt, type Vista } from '../view/view.ts';
import { COUNTRIES, DEMONYMS, TONGUES } from './paises.ts';

/** Lines at the head of a page where somebody presents themselves. */
const HEAD = 12;

/** `Contador público - Venezola`: the last word of a line, behind a sign. */
const LAST = /(?<=[-–—|·•/,] )\p{Lu}\p{Ll}{5,12}$/u;

/** Letters that are lost at the end of a word, at most. */
const LOST = 3;

/** Barely enough to be read: what the page was not seen to say. */
const CUT = 3.5;

/** A demonym whose end a recogniser lost where its line ends. */
export function cutShort(vista: Vista): Candidato<string>[] {
  if (!vista.reading.ocr) return [];
  return vista.lineas.slice(0, HEAD).flatMap((line) => {
    const word = LAST.exec(line.texto)?.[0] ?? '';
    const inicio = line.fin - word.length;
    const valor = word === '' ? null : demonymOf(vista.plano.slice(inicio, line.fin));
    const isOwn = valor !== null && isEarly(sectionAt(vista, inicio)) && !isOfOthers(vista, inicio);
    return isOwn ? [{ valor, puntos: CUT, inicio, fin: line.fin }] : [];
  });
}

/** The only demonym that a word begins; null where it is a word of its own, or begins a country's name or a tongue's. */
function demonymOf(word: string): string | null {
  if (DEMONYMS.has(word) || NOMBRES.has(word) || LUGARES.has(word) || LOCALIDADES.has(word)) return null;
  if (NAMES.some((name) => name.startsWith(word))) return null;
  const begun = PAISES.filter(({ formas }) => formas.some((form) => isCut(form, word)));
  return begun.length === 1 ? (begun[0]?.gentilicio ?? null) : null;
}

const isCut = (form: string, word: string): boolean => form.startsWith(word) && form.length - word.length <= LOST;

const NAMES = [...COUNTRIES.keys(), ...TONGUES];
