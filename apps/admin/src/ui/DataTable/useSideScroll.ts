import { type RefObject, useLayoutEffect } from 'react';

/**
 * Head and rows of a table that is wider than its room go sideways together. Each scrolls by itself: within one box of
 * theirs the head could not stay below the top of the page.
 */
export function useSideScroll(table: RefObject<HTMLTableElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const { tHead, tBodies } = table.current ?? {};
    const body = tBodies?.[0];
    if (!active || !tHead || !body) return;
    const after = (from: HTMLElement, to: HTMLElement) => () => {
      to.scrollLeft = from.scrollLeft;
    };
    const [follow, lead] = [after(body, tHead), after(tHead, body)];
    body.addEventListener('scroll', follow, { passive: true });
    tHead.addEventListener('scroll', lead, { passive: true });
    return () => {
      body.removeEventListener('scroll', follow);
      tHead.removeEventListener('scroll', lead);
    };
  }, [table, active]);
}
