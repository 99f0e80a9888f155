import type { SpotlightStore } from '@mantine/spotlight';

/** Of the list of lines: Spotlight forgets its own when the palette is opened again before it was quite gone. */
export const LIST_ID = 'lineas-de-busqueda';

const linesOf = (): Element[] => [...(document.getElementById(LIST_ID)?.querySelectorAll('[data-action]') ?? [])];

function mark(store: SpotlightStore, lines: readonly Element[], selected: number): void {
  for (const [index, line] of lines.entries()) {
    if (index === selected) line.setAttribute('data-selected', 'true');
    else line.removeAttribute('data-selected');
  }
  lines[selected]?.scrollIntoView({ block: 'nearest' });
  store.updateState((state) => ({ ...state, listId: LIST_ID, selected }));
}

/**
 * Marks the line that Enter opens, which Spotlight does only when the query changes, not when an answer comes later:
 * the first one, or with `keep` the one that was marked already, wherever it stands now. Of one that gave way to what it
 * asked for, what took its place.
 */
export function markLine(store: SpotlightStore, keep: boolean): void {
  const lines = linesOf();
  const marked = keep ? lines.findIndex((line) => line.hasAttribute('data-selected')) : -1;
  const place = keep ? store.getState().selected : 0;
  mark(store, lines, marked >= 0 ? marked : Math.min(Math.max(place, 0), lines.length - 1));
}

/** Marks the line that was pressed, for what comes of it: else the list would scroll back to the one marked before. */
export function markPressed(store: SpotlightStore, line: Element): void {
  const lines = linesOf();
  mark(store, lines, lines.indexOf(line));
}

/** As Enter does. */
export function pressMarked(): void {
  document.querySelector<HTMLElement>(`#${LIST_ID} [data-selected]`)?.click();
}
