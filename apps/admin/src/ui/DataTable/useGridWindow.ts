import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { printedRows, usePrinting } from './usePrinting.ts';
import { useTop } from './useTop.ts';

/** Below this every card is in the page. */
const VIRTUAL_FROM = 60;
/** Rows of cards rendered beyond the screen on each side. */
const OVERSCAN = 3;

type GridWindow = {
  first: number;
  /** Exclusive. */
  end: number;
  before: number;
  after: number;
  /** What the card at an index is given: the first of each row says how high its row is. */
  measured: (index: number) => { ref?: (element: Element | null) => void; 'data-index'?: number };
};

/**
 * Which cards of a grid to render, and the room in px the others take: what `useRowWindow` is for a table, for cards
 * whose height is theirs. 1,000 cards in the page at once stopped it for most of a minute.
 */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  count: number,
  estimate: number,
  gap: number,
): GridWindow {
  const printing = usePrinting();
  const virtual = count > VIRTUAL_FROM && !printing;
  const top = useTop(grid, virtual);
  const lanes = useLanes(grid, virtual);
  const virtualizer = useWindowVirtualizer({
    count: virtual ? Math.ceil(count / lanes) : 0,
    estimateSize: () => estimate,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of other cards make the measured heights void
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, lanes, count]);
  if (!virtual)
    return { first: 0, end: printing ? printedRows(count) : count, before: 0, after: 0, measured: () => ({}) };

  const rows = virtualizer.getVirtualItems();
  const [start, last] = [rows[0], rows.at(-1)];
  return {
    first: (start?.index ?? 0) * lanes,
    end: last ? Math.min(count, (last.index + 1) * lanes) : 0,
    before: start ? start.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    // One card less in a row, and the first of it is another: only the index goes with each.
    measured: (index) => ({
      'data-index': Math.floor(index / lanes),
      ...(index % lanes === 0 && { ref: virtualizer.measureElement }),
    }),
  };
}

/** Columns the grid has now. */
function useLanes(grid: RefObject<HTMLElement | null>, active: boolean): number {
  const [lanes, setLanes] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!active || !element) return;
    const measure = () => setLanes(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, active]);
  return lanes;
}
