import type { Item } from '../text/document.ts';
import { gapBetween, partLabels } from './labels.ts';

/** Closer than this many font sizes two pieces of a line touch. */
const TOUCH = 0.06;

/** Items with a tab where a label, its value and the next label are printed against one another, in one piece or in two. */
export function partGlued(items: readonly Item[]): Item[] {
  const parted: Item[] = [];
  for (const item of items) {
    const last = parted.at(-1);
    if (last !== undefined && touch(last, item) && gapBetween(last, item) !== '') last.texto += '\t';
    parted.push({ ...item, texto: partLabels(item.texto).replaceAll('\n', '\t') });
  }
  return parted;
}

const touch = (left: Item, right: Item): boolean =>
  Math.abs(right.x - left.x - left.ancho) < TOUCH * right.tam && Math.abs(right.y - left.y) < 0.3 * right.tam;
