const OPENED = '[role="menu"], [role="dialog"][aria-modal="true"]';

/** What is to have the focus of what opened: what it marks itself, the first item of a menu, or the whole of it. */
function firstOf(opened: HTMLElement): HTMLElement {
  return opened.querySelector<HTMLElement>('[data-autofocus], [role="menuitem"]:not(:disabled)') ?? opened;
}

const MARK = 'data-autofocus';

/**
 * Mantine's trap gives the focus once more when it gets to it, to what is marked: on a slow machine after a person went
 * to another field, and what they type then lands in the first one. So the mark goes where they go.
 */
function followFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const opened = target.closest('[role="dialog"]');
  if (!opened || opened === target || target.hasAttribute(MARK)) return;
  for (const marked of opened.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  target.setAttribute(MARK, '');
}

/**
 * A menu or a dialog has the focus in the moment in which it is in the page. Mantine gives it later, and a key that is
 * pressed meanwhile goes to what lies under it: on a slow machine that is a row selected or a person discarded.
 */
export function takeFocus(page: Document): void {
  page.addEventListener('focusin', followFocus);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      // What opens stands beside the application, not in it.
      if (target instanceof Element && target.closest('#root')) continue;
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        const opened = node.matches(OPENED) ? node : node.querySelector<HTMLElement>(OPENED);
        if (opened && !opened.contains(page.activeElement)) firstOf(opened).focus({ preventScroll: true });
      }
    }
  }).observe(page, { subtree: true, childList: true });
}
