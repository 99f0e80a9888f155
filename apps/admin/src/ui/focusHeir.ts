const heirs = new WeakMap<HTMLElement, HTMLElement>();

/** Who takes the focus of `element` once it is off the page. */
export function leaveFocusTo(element: HTMLElement, heir: HTMLElement): void {
  heirs.set(element, heir);
}

/** The element itself while it is on the page, else who it left its focus to; null when nobody is there. */
export function focusHeir(element: HTMLElement | null): HTMLElement | null {
  let at: HTMLElement | null | undefined = element;
  while (at && !at.isConnected) at = heirs.get(at);
  return at ?? null;
}

/** Gives the focus, once what goes is off the page and nothing else has taken it, to `element`, its heir or the content. */
export function giveFocusTo(element: HTMLElement | null): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    (focusHeir(element) ?? document.querySelector('main'))?.focus({ preventScroll: true });
  });
}
