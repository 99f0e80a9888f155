import { useLayoutEffect } from 'react';
import { giveFocusTo, neighboursOf } from '../focusHeir.ts';

/** Opener of a dialog that goes in this very moment: one that comes in its place goes back there too. */
let passedOn: HTMLElement | null = null;

/** A menu's item goes with its menu: what opened the menu stands for it. */
function openerOf(focused: EventTarget | null): HTMLElement | null {
  const menu = focused instanceof Element ? focused.closest('[role="menu"]') : null;
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Of what had the focus last: a menu's item is gone when the dialog that it opens comes. */
let last: HTMLElement | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = openerOf(target);
});

/**
 * Remembers what had the focus when it is first rendered, and gives the focus back there when it goes; to its heir, its
 * neighbour in a list or the content of the page when that has gone too. A focus that is somewhere by then stays.
 */
export function useFocusGivenBack(): void {
  useLayoutEffect(() => {
    const opener = openerOf(document.activeElement) ?? passedOn ?? last;
    const beside = neighboursOf(opener);
    return () => {
      passedOn = opener;
      // Until the end of this task the dialog still stands on the page, and what takes its place may come.
      queueMicrotask(() => {
        passedOn = null;
      });
      giveFocusTo(opener, beside);
    };
  }, []);
}
