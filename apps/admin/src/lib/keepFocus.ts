import { giveFocusTo } from '../ui/focusHeir.ts';

/**
 * A field that is disabled while it waits for the server loses the focus: it gets it back when it is enabled again, unless
 * the focus is somewhere by then. So who works with the keyboard, or listens, is where they were when a save failed.
 * (Buttons keep it: theme/KeptButton.tsx.)
 */
function keepOfDisabled(page: Document): void {
  let held: EventTarget | null = null;
  // Chromium 150 takes the focus before the change is told below, and says so; older ones, and others, after it.
  page.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':disabled')) held = target;
  });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      if (target.matches(':disabled')) {
        if (page.activeElement === target) held = target;
      } else if (held === target) {
        held = null;
        if (page.activeElement === page.body) target.focus({ preventScroll: true });
      }
    }
  }).observe(page, { subtree: true, attributeFilter: ['disabled'] });
}

const isItem = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.matches('li, tr');

/** What scrolled out of a long list takes nobody along. */
const isSeen = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * What was pressed goes with its row: a line that is taken back, a stage that is deleted. The focus goes to the row that
 * stood beside it, to none of its buttons (a key that is still held down would press that as well), or to what the list
 * stands in. Who closes or opens something else gives the focus first.
 */
function passOnOfGone(page: Document): void {
  let last: HTMLElement | null = null;
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
  new MutationObserver((changes) => {
    const gone = last;
    if (!gone || gone.isConnected || page.activeElement !== page.body) return;
    last = null;
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    // A menu or a dialog that closes goes from beside the application: whoever opened it is given the focus by them.
    if (!(change?.target instanceof HTMLElement) || !change.target.closest('#root, [role="dialog"]')) return;
    const beside = [change.nextSibling, change.previousSibling].filter(isItem).filter(isSeen);
    for (const item of beside) item.tabIndex = -1;
    const around = change.target.closest<HTMLElement>('[tabindex], [role="dialog"], main');
    setTimeout(() => giveFocusTo(gone, around ? [...beside, around] : beside));
  }).observe(page, { subtree: true, childList: true });
}

/** Who works with the keyboard, or listens, is not sent back to the beginning of the page by what they did. */
export function keepFocus(page: Document): void {
  keepOfDisabled(page);
  passOnOfGone(page);
}
