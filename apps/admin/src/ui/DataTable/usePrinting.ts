import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows a table gives to paper: about 150 sheets. A list of 100,000 would stop the browser for minutes. */
const PRINTED_ROWS = 5_000;

/** How many of so many rows paper gets. */
export const printedRows = (count: number): number => Math.min(count, PRINTED_ROWS);

/** True while the page is made for paper, which has no scroll and no narrow screens. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const begin = () => set(true);
    const end = () => set(paper.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', end);
    };
  }, []);
  return printing;
}
