import { useEffect, useSyncExternalStore } from 'react';
import { useStable } from '../ui/useStable.ts';

/** Items of the 'Acciones' menu, which act on what the current screen shows. */
export const PAGE_ACTIONS = ['exportar_csv', 'importar_xlsx', 'configurar_vistas'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

type Wired = Partial<Record<PageAction, () => void>>;

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

/** A screen says what an item of the menu does while it stands. */
export function usePageAction(action: PageAction, handler: () => void, enabled = true): void {
  const run = useStable(handler);
  useEffect(() => {
    if (!enabled) return;
    wire({ ...wired, [action]: run });
    return () => wire({ ...wired, [action]: undefined });
  }, [action, run, enabled]);
}

/** What the menu can do on the current screen. */
export function useWiredActions(): Wired {
  return useSyncExternalStore(subscribe, () => wired);
}
