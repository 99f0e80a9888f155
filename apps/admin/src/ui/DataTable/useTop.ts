import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance of an element from the top of the document, in px; what stands above it may grow (filters that wrap). */
export function useTop(ref: RefObject<HTMLElement | null>, active: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!active) return;
    const measure = () => setTop((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref, active]);
  return top;
}
