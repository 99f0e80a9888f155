import type { Item } from '../text/document.ts';
import { gapBetween, partLabels } from './labels.ts';

/** Closer than this many font sizes two pieces of a line touch. */
const TOUCH = 0.06;
/** What is set so much smaller than what it touches is no part of its word; small capitals have three quarters of the size. */
const SMALLER = 0.6;

/** Items with a tab where a label, its value and the next label are printed against one another, in one piece or in two. */
export function partItems(items: readonly Item[]): Item[] {
  const parted: Item[] = [];
  for (const item of items) {
    const last = parted.at(-1);
    if (last !== undefined && touch(last, item) && areApart(last, item)) last.texto += '\t';
    parted.push({ ...item, texto: partLabels(item.texto).replaceAll('\n', '\t') });
  }
  return parted;
}

/** Two cells, or two words in other letters: a name and the trade under half its size, `Chilena` and a bold `Sector`. */
function areApart(left: Item, right: Item): boolean {
  if (gapBetween(left, right) !== '') return true;
  if (left.texto.length > 1 && right.tam < SMALLER * left.tam) return /^\p{L}{3}/u.test(right.texto);
  return left.fuente !== right.fuente && /\p{Ll}{2}$/u.test(left.texto) && /^\p{Lu}\p{Ll}{2}/u.test(right.texto);
}

const touch = (left: Item, right: Item): boolean =>
  Math.abs(right.x - left.x - left.ancho) < TOUCH * right.tam &&
  Math.abs(right.y + right.alto - left.y - left.alto) < 0.3 * left.tam;
