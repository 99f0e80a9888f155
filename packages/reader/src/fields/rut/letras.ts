import { parseRut } from '@recluta/domain/rut';
import { hitsOf } from '../matching/hits.ts';
import { numberWord } from '../matching/number-words.ts';
import type { RutEscrito } from './rut.ts';

/** `nueve millones trescientos veinte mil quinientos dieciocho, dígito nueve`, as deeds have it. */
const SPELLED =
  /(?<![a-z])((?:[a-z]{2,14}[ \n]){1,4}millones(?:[ \n][a-z]{1,14}){1,10}?),?[ \n](?:guion|raya|digito(?:[ \n]verificador)?)[ \n](cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|ka?)(?![a-z])/g;

/** The RUT of a folded text that are written in words. */
export function spelledRuts(text: string): RutEscrito[] {
  if (!text.includes('millones')) return [];
  return hitsOf(text, SPELLED).flatMap(({ index, 0: all, 1: said = '', 2: digit = '' }) => {
    const words = said.split(/\s/);
    // What stands before the number is none of its words.
    const first = words.findIndex((_, i) => words.slice(i, words.indexOf('millones')).every(isPart));
    const number = first < 0 ? null : numberOf(words.slice(first));
    const check = digit.startsWith('k') ? 'k' : digit === 'cero' ? '0' : `${numberWord(digit) ?? ''}`;
    const valor = number === null ? null : parseRut(`${number}${check}`);
    const lead = words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0);
    const body = words.slice(first).join(' ');
    return valor ? [{ valor, body, gap: '-', inicio: index + lead, fin: index + all.length, mancha: false }] : [];
  });
}

const isPart = (word: string): boolean => word === 'y' || word === 'mil' || numberWord(word) !== undefined;

/** Null when a word is no number's. */
function numberOf(words: readonly string[]): number | null {
  let total = 0;
  let group = 0;
  for (const word of words) {
    if (word === 'millones' || word === 'mil') {
      total += (group || 1) * (word === 'mil' ? 1_000 : 1_000_000);
      group = 0;
    } else if (isPart(word)) group += numberWord(word) ?? 0;
    else return null;
  }
  return total + group;
}
