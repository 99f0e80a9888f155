import { type RefObject, useLayoutEffect, useState } from 'react';

/** px left free under the board. */
const FREE = 16;

/** Height that takes the board to the foot of the window, in px; what stands above it may wrap. */
export function useBoardHeight(board: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (board.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setHeight(Math.floor(window.innerHeight - top - FREE));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The page does not shrink with its head, which takes fewer lines once a panel beside it closes.
    observer.observe(document.body);
    for (let above = board.current?.previousElementSibling; above; above = above.previousElementSibling)
      observer.observe(above);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [board]);
  return height;
}
