import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Orden } from './sort.ts';

/** Rows that were put in another order are read from the first one. */
export function useOrdered(table: RefObject<HTMLElement | null>, orden: Orden | undefined): void {
  const before = useRef(orden);
  useLayoutEffect(() => {
    if (before.current === orden) return;
    before.current = orden;
    if (table.current && table.current.getBoundingClientRect().top < 0)
      table.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [table, orden]);
}
