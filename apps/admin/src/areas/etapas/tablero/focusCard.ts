import { focusDrawn } from '../../../ui/focusDrawn.ts';
import { CARD_HEIGHT, CARD_STEP, LIST_PADDING } from './cardSize.ts';

/** Scrolls a column so that its card number `index` is seen. */
export function revealCard(list: HTMLElement, index: number): void {
  const top = LIST_PADDING + index * CARD_STEP;
  const bottom = top + CARD_HEIGHT;
  const end = Number.parseFloat(getComputedStyle(list).scrollPaddingBottom) || LIST_PADDING;
  if (top - LIST_PADDING < list.scrollTop) list.scrollTop = top - LIST_PADDING;
  else if (bottom + end > list.scrollTop + list.clientHeight) list.scrollTop = bottom + end - list.clientHeight;
}

/** Gives a card the focus, wherever it stands: columns hold only the cards that are seen. */
export function focusCard(board: HTMLElement, clave: string, index: number, cv_id: number): void {
  const lane = board.querySelector<HTMLElement>(`[data-lane="${CSS.escape(clave)}"]`);
  const list = lane?.querySelector<HTMLElement>('[data-list]');
  if (!lane || !list) return;
  lane.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  revealCard(list, index);
  focusDrawn(() => lane.querySelector<HTMLElement>(`[data-cv="${cv_id}"]`));
}
