import type { SpotlightStore } from '@mantine/spotlight';

/** Of the list of lines: Spotlight forgets its own when the palette is opened again before it was quite gone. */
export const LIST_ID = 'lineas-de-busqueda';

/** Marks the first line, as Spotlight itself does when the query changes; it does not know of answers that come later. */
export function selectFirst(store: SpotlightStore): void {
  const list = document.getElementById(LIST_ID);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  const first = list?.querySelector('[data-action]');
  first?.setAttribute('data-selected', 'true');
  first?.scrollIntoView({ block: 'nearest' });
  store.updateState((state) => ({ ...state, listId: LIST_ID, selected: first ? 0 : -1 }));
}
