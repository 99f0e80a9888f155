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

/** What can have the focus in a list: rows of a table, cards of a board. */
const ITEM = ':is([data-index], [data-cv])[tabindex]';

/** Those that stand after the row or card of `element`, then those before it, the nearest first. */
export function neighboursOf(element: HTMLElement | null): readonly HTMLElement[] {
  const item = element?.closest<HTMLElement>(ITEM);
  const all = [...(item?.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${ITEM}`) ?? [])];
  const at = item ? all.indexOf(item) : 0;
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

/** What things stand in: who has no other place left has the focus there. */
const REGION = 'main, aside, [role="dialog"], [role="tabpanel"]';

/**
 * Gives the focus, once what goes is off the page and nothing else has taken it but what it stands in, to `element` or its
 * heir; when both left their list, to who stood beside it, and else to the content.
 */
export function giveFocusTo(element: HTMLElement | null, neighbours: readonly HTMLElement[] = []): void {
  queueMicrotask(() => {
    const at = document.activeElement;
    const heir = focusHeir(element);
    const isAround = heir !== null && heir !== at && at?.matches(REGION) && at.contains(heir);
    if (at !== document.body && !isAround) return;
    const beside = neighbours.find(({ isConnected }) => isConnected);
    (heir ?? beside ?? document.querySelector('main'))?.focus({ preventScroll: true });
  });
}
