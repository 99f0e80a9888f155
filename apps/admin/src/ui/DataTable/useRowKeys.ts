import type { RefObject } from 'react';
import { focusDrawn } from '../focusDrawn.ts';
import { isBusy } from '../shortcuts/typing.ts';
import { useKeyDown } from '../shortcuts/useKeyDown.ts';

type RowKeys<Row> = {
  body: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  /** Row whose panel is open: j and k then turn its pages. */
  activeIndex: number;
  scrollTo: (index: number) => void;
  onOpen?: ((row: Row) => void) | undefined;
  onToggle?: ((row: Row, shift: boolean) => void) | undefined;
  onClear?: (() => void) | undefined;
  /** Further keys of the screen, such as `m`; without a row they act on what is selected. */
  keys?: Record<string, (row: Row | undefined) => void> | undefined;
};

const STEP: Record<string, 1 | -1> = { j: 1, k: -1 };

/**
 * j and k walk the rows, x selects, Enter opens, Escape clears. The row that has the focus is the row they act on, so
 * there is no second cursor to keep in step with it.
 */
export function useRowKeys<Row>({ body, rows, activeIndex, scrollTo, onOpen, onToggle, onClear, keys }: RowKeys<Row>) {
  const focusRow = (index: number) => {
    const find = () => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!find()) scrollTo(index);
    focusDrawn(find, (row) => row.scrollIntoView({ block: 'nearest' }));
  };

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
    const index = focused && body.current?.contains(focused) ? Number(focused.dataset.index) : activeIndex;
    const row = rows[index];
    const step = STEP[event.key];
    if (step) {
      const next = Math.min(rows.length - 1, Math.max(0, index + step));
      const target = rows[next];
      if (!target) return;
      focusRow(next);
      if (activeIndex >= 0) onOpen?.(target);
    } else if (event.key === 'Escape' && activeIndex < 0 && onClear) onClear();
    else if (row && event.key.toLowerCase() === 'x' && onToggle) onToggle(row, event.shiftKey);
    else if (row && event.key === 'Enter' && event.target === focused && onOpen) onOpen(row);
    else if (keys?.[event.key]) keys[event.key]?.(row);
    else return;
    event.preventDefault();
  });
}
