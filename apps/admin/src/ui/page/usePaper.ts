import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Marks the document while a `[data-paper]` alone is printed, instead of the page (base.css). */
const MARK = 'data-paper-only';

/** Prints what stands in a `[data-paper]` directly under the body, and nothing else. */
export function usePaper(): { printing: boolean; print: () => void } {
  const [printing, setPrinting] = useState(false);
  const print = () => {
    flushSync(() => setPrinting(true));
    document.body.setAttribute(MARK, '');
    const done = () => {
      document.body.removeAttribute(MARK);
      setPrinting(false);
    };
    window.addEventListener('afterprint', done, { once: true });
    window.print();
  };
  return { printing, print };
}
