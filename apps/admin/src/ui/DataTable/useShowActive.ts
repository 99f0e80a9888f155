import { type RefObject, useEffect, useRef } from 'react';

/** A list that opens with a row of it open beside it opens where that row is. */
export function useShowActive(
  body: RefObject<HTMLElement | null>,
  ready: boolean,
  index: number,
  scrollTo: (index: number) => void,
): void {
  const looked = useRef(false);
  useEffect(() => {
    if (!ready || looked.current) return;
    looked.current = true;
    if (index < 0) return;
    const find = () => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    // After the rows have their place, and the browser has put the page back where it was.
    requestAnimationFrame(() => {
      if (!find()) scrollTo(index);
      requestAnimationFrame(() => find()?.scrollIntoView({ block: 'nearest' }));
    });
  });
}
