import type { SpotlightStore } from '@mantine/spotlight';

/** Of the list of lines: Spotlight forgets its own when the palette is opened again before it was quite gone. */
export const LIST_ID = 'lineas-de-busqueda';

/**
 * Marks the line that Enter opens, which Spotlight does only when the query changes, not when an answer comes later:
 * the first one, or with `keep` the one that was marked already, wherever it stands now.
 */
export function markLine(store: SpotlightStore, keep: boolean): void {
  const list = document.getElementById(LIST_ID);
  const lines = [...(list?.querySelectorAll('[data-action]') ?? [])];
  const marked = keep ? lines.findIndex((line) => line.hasAttribute('data-selected')) : -1;
  const selected = marked >= 0 ? marked : Math.min(0, lines.length - 1);
  for (const [index, line] of lines.entries()) {
    if (index === selected) line.setAttribute('data-selected', 'true');
    else line.removeAttribute('data-selected');
  }
  lines[selected]?.scrollIntoView({ block: 'nearest' });
  store.updateState((state) => ({ ...state, listId: LIST_ID, selected }));
}
