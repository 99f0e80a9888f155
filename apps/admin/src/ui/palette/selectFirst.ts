import type { SpotlightStore } from '@mantine/spotlight';

/** Marks the first line, as Spotlight itself does when the query changes; it does not know of answers that come later. */
export function selectFirst(store: SpotlightStore): void {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  const first = list?.querySelector('[data-action]');
  first?.setAttribute('data-selected', 'true');
  first?.scrollIntoView({ block: 'nearest' });
  store.updateState((state) => ({ ...state, selected: first ? 0 : -1 }));
}
