import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: while a page is printed it wears its light colours, whichever the screen has. */
export function usePaperColours(): void {
  useEffect(() => {
    const paper = window.matchMedia('print');
    const root = document.documentElement;
    let screen: string | null = null;
    const begin = () => {
      screen ??= root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const end = () => {
      if (screen !== null) root.setAttribute(SCHEME, screen);
      screen = null;
    };
    const change = () => (paper.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
}
