/**
 * What is disabled while it waits for the server loses the focus: it gets it back when it is enabled again, unless the
 * focus is somewhere by then. So who works with the keyboard, or listens, is where they pressed when a save failed.
 */
export function keepFocus(page: Document): void {
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
