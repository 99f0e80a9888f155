import type { Cv } from '@recluta/domain/esquemas';
import type { RefObject } from 'react';
import { isBusy } from '../../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../../ui/shortcuts/useKeyDown.ts';
import { CARD_STEP } from './cardSize.ts';
import { focusCard } from './focusCard.ts';
import type { Lane } from './lanes.ts';

type BoardKeys = {
  board: RefObject<HTMLElement | null>;
  lanes: readonly Lane[];
  /** cv whose panel is open: keys act on it while no card has the focus. */
  activeId: number | null;
  onOpen: (cv: Cv) => void;
  onClear: () => void;
  /** Further keys, such as `m`: for who may use them. Without a card they act on what is selected. */
  keys: Record<string, (cv: Cv | undefined) => void>;
};

type Place = { lane: number; index: number };

const UP_DOWN: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
const SIDEWAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

const placeOf = (lanes: readonly Lane[], cv_id: number): Place | null => {
  for (const [lane, { cvs }] of lanes.entries()) {
    const index = cvs.findIndex(({ id }) => id === cv_id);
    if (index >= 0) return { lane, index };
  }
  return null;
};

/** Arrows walk cards and columns, as one sees them; the other keys act on the card that has the focus. */
export function useBoardKeys({ board, lanes, activeId, onOpen, onClear, keys }: BoardKeys): void {
  const listOf = (lane: number) =>
    board.current?.querySelector<HTMLElement>(
      `[data-lane="${CSS.escape(lanes[lane]?.etapa.clave ?? '')}"] [data-list]`,
    );

  /** The next column with people, at the height of the card one comes from. */
  const beside = ({ lane, index }: Place, step: 1 | -1): Place | null => {
    for (let next = lane + step; next >= 0 && next < lanes.length; next += step) {
      const { length } = lanes[next]?.cvs ?? [];
      if (length === 0) continue;
      const offset = (listOf(next)?.scrollTop ?? 0) - (listOf(lane)?.scrollTop ?? 0);
      return { lane: next, index: Math.min(length - 1, Math.max(0, index + Math.round(offset / CARD_STEP))) };
    }
    return null;
  };

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-cv]');
    const inBoard = focused != null && board.current?.contains(focused) === true;
    const elsewhere = document.activeElement !== document.body && !inBoard;
    const place = placeOf(lanes, inBoard ? Number(focused.dataset.cv) : (activeId ?? 0));
    const cv = place ? lanes[place.lane]?.cvs[place.index] : undefined;
    const vertical = UP_DOWN[event.key];
    const sideways = SIDEWAYS[event.key];
    if (vertical || sideways) {
      // Arrows belong to what has the focus (a tab, the panel's text); j and k never do.
      if (elsewhere && event.key.startsWith('Arrow')) return;
      const first = lanes.findIndex(({ cvs }) => cvs.length > 0);
      const next = !place
        ? { lane: first, index: 0 }
        : vertical
          ? { lane: place.lane, index: place.index + vertical }
          : sideways
            ? beside(place, sideways)
            : null;
      const target = next && lanes[next.lane]?.cvs[next.index];
      if (!target || !board.current) return;
      focusCard(board.current, lanes[next.lane]?.etapa.clave ?? '', next.index, target.id);
      if (activeId !== null) onOpen(target);
    } else if (event.key === 'Escape' && activeId === null) onClear();
    else if (cv && event.key === 'Enter' && event.target === focused) onOpen(cv);
    else if (keys[event.key.toLowerCase()]) keys[event.key.toLowerCase()]?.(cv);
    else return;
    event.preventDefault();
  });
}
