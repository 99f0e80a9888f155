import { useEffect, useSyncExternalStore } from 'react';
import { useStable } from '../ui/useStable.ts';

/** Items of the 'Acciones' menu, which act on what the current screen shows. */
export const PAGE_ACTIONS = ['exportar_csv', 'importar_xlsx', 'configurar_vistas'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

/** What an item does on the current screen, or why it does nothing there. */
type Wired = Partial<Record<PageAction, (() => void) | string>>;

let wired: Wired = {};
const listeners = new Set<() => void>();

function wire(next: Wired) {
  wired = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A screen says what an item of the menu does while it stands; `reason`: why it can do nothing just now. */
export function usePageAction(action: PageAction, handler: () => void, reason: string | null = null): void {
  const run = useStable(handler);
  useEffect(() => {
    wire({ ...wired, [action]: reason ?? run });
    return () => wire({ ...wired, [action]: undefined });
  }, [action, run, reason]);
}

/** What the menu can do on the current screen. */
export function useWiredActions(): Wired {
  return useSyncExternalStore(subscribe, () => wired);
}
