import { useLayoutEffect } from 'react';

/** Opener of a dialog that goes in this very moment: one that comes in its place goes back there too. */
let passedOn: HTMLElement | null = null;

/** A menu's item goes with its menu: what opened the menu stands for it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/**
 * Remembers what had the focus when it is first rendered, and gives the focus back there when it goes; to the content of
 * the page when that has gone too. A focus that is somewhere by then stays.
 */
export function useFocusGivenBack(): void {
  useLayoutEffect(() => {
    const opener = openerOf(document.activeElement) ?? passedOn;
    return () => {
      passedOn = opener;
      // Until the end of this task the dialog still stands on the page, and what takes its place may come.
      queueMicrotask(() => {
        passedOn = null;
        if (document.activeElement !== document.body) return;
        const back = opener?.isConnected ? opener : document.querySelector('main');
        back?.focus({ preventScroll: true });
      });
    };
  }, []);
}
