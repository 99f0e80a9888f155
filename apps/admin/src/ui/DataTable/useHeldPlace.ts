import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { RowId } from './columns.ts';
import { shiftOf } from './heldPlace.ts';

/**
 * Keeps what is read where it stands when rows above it come or go elsewhere. Browsers do it by themselves only while
 * all rows are in the page.
 */
export function useHeldPlace(
  body: RefObject<HTMLElement | null>,
  ids: readonly RowId[],
  rowHeight: number,
  active: boolean,
): void {
  const before = useRef(ids);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = ids;
    if (!active || old === ids || !body.current) return;
    const at = Math.ceil(-body.current.getBoundingClientRect().top / rowHeight);
    if (at <= 0) return;
    const shift = shiftOf(old, ids, at);
    if (shift !== 0) window.scrollBy({ top: shift * rowHeight, behavior: 'instant' });
  }, [body, ids, rowHeight, active]);
}
