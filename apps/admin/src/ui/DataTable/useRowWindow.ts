import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import { printedRows } from './usePrinting.ts';
import { useTop } from './useTop.ts';

/**
 * Below this every row is in the page: find-in-page sees them all, and scrolling costs nothing. A row of CVs takes 3 ms to
 * make and lay out, so the 100 that a word may leave of 1,000 kept the next paint waiting for 250 ms.
 */
const VIRTUAL_FROM = 60;
/** Rows rendered beyond the screen on each side: a flick of the wheel moves about ten between two frames. */
const OVERSCAN = 16;

type RowWindow = {
  /** Only the rows about the screen are in the page. */
  virtual: boolean;
  first: number;
  /** Exclusive. */
  end: number;
  before: number;
  after: number;
  scrollTo: (index: number) => void;
};

/** Which rows to render (on paper, which has no scroll, every one up to a cap), and the room in px the others take. The page itself scrolls, so small screens scroll once. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  printing: boolean,
): RowWindow {
  const virtual = count > VIRTUAL_FROM && !printing;
  const top = useTop(body, virtual);
  const virtualizer = useWindowVirtualizer({
    count: virtual ? count : 0,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: 90,
    scrollPaddingEnd: 90,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height makes the measured rows void
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  if (!virtual)
    return {
      virtual,
      first: 0,
      end: printing ? printedRows(count) : count,
      before: 0,
      after: 0,
      scrollTo: () => undefined,
    };
  const first = items[0]?.index ?? 0;
  const end = Math.min(count, (items.at(-1)?.index ?? -1) + 1);
  return {
    virtual,
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  };
}
