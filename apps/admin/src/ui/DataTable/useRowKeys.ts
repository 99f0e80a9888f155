import type { RefObject } from 'react';
import { focusDrawn } from '../focusDrawn.ts';
import { isBusy } from '../shortcuts/typing.ts';
import { useKeyDown } from '../shortcuts/useKeyDown.ts';
import type { Place } from '../usePlace.ts';

type RowKeys<Row> = {
  body: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  /** The row whose panel is open, or the place it left: j and k then turn its pages. */
  open: Place | null;
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
export function useRowKeys<Row>({ body, rows, open, scrollTo, onOpen, onToggle, onClear, keys }: RowKeys<Row>) {
  const focusRow = (index: number) => {
    const find = () => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!find()) scrollTo(index);
    focusDrawn(find, (row) => row.scrollIntoView({ block: 'nearest' }));
  };

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
    const index = focused && body.current?.contains(focused) ? Number(focused.dataset.index) : null;
    const row = rows[index ?? open?.index ?? -1];
    const step = STEP[event.key];
    if (step) {
      const beside = index === null ? ((step > 0 ? open?.next : open?.previous) ?? 0) : index + step;
      const target = rows[beside];
      if (!target) return;
      focusRow(beside);
      if (open) onOpen?.(target);
    } else if (event.key === 'Escape' && !open && onClear) onClear();
    else if (row && event.key.toLowerCase() === 'x' && onToggle) onToggle(row, event.shiftKey);
    else if (row && event.key === 'Enter' && event.target === focused && onOpen) onOpen(row);
    else if (keys?.[event.key]) keys[event.key]?.(row);
    else return;
    event.preventDefault();
  });
}
