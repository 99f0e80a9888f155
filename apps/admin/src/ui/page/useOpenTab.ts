import { type RefObject, useEffect } from 'react';

/** Where tabs are drawn sideways the open one is in sight, from the start and when something else opens another. */
export function useOpenTab(list: RefObject<HTMLElement | null>, open?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is looked for
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!row || !tab) return;
    const shown = row.getBoundingClientRect();
    // Not scrollIntoView, which would move the page too.
    row.scrollLeft += Math.max(0, tab.right - shown.right) - Math.max(0, shown.left - tab.left);
  }, [list, open]);
}
