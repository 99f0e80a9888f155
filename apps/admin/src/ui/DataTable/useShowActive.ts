import { type RefObject, useEffect, useRef } from 'react';
import type { RowId } from './columns.ts';

/**
 * A list that opens with a row of it open beside it opens where that row is, and goes to the one that is opened from
 * elsewhere, as by joining two.
 */
export function useShowActive(
  body: RefObject<HTMLElement | null>,
  ready: boolean,
  id: RowId | null,
  index: number,
  scrollTo: (index: number) => void,
): void {
  const shown = useRef<RowId | null>(null);
  useEffect(() => {
    if (!ready || shown.current === id) return;
    shown.current = id;
    if (index < 0) return;
    const find = () => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    // After the rows have their place, and the browser has put the page back where it was.
    requestAnimationFrame(() => {
      if (!find()) scrollTo(index);
      requestAnimationFrame(() => find()?.scrollIntoView({ block: 'nearest' }));
    });
  });
}
