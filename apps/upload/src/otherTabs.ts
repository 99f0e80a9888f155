import type { Store } from '@recluta/domain/envio/store';

const prefixOf = (publicId: string): string => `recluta-envio-${publicId}/`;
/** Of this page: a tab that was duplicated holds what was in the storage of the other one, but not this. */
const TAB = Math.random().toString(36).slice(2);

/** Older browsers have none, and only pages served by https, and this machine's own, may have them. */
const hasLocks = (): boolean => 'locks' in navigator;

/**
 * Holds, from the sending of a submission until its end or until its list is emptied, what a browser takes from a tab that
 * dies: other tabs know by it that this one goes on. Gives what ends it.
 */
export function keepHeld(publicId: string, store: Pick<Store<File>, 'getState' | 'subscribe'>): () => void {
  let release: (() => void) | null = null;
  const end = (): void => {
    release?.();
    release = null;
  };
  const look = (): void => {
    const { archivos, envio } = store.getState();
    if (envio.fase === 'done' || archivos.length === 0) end();
    else if (envio.fase === 'sending' && !release && hasLocks()) {
      const ended = new Promise<void>((resolve) => {
        release = resolve;
      });
      // Locks may be forbidden as storage may: then another tab cannot know.
      navigator.locks.request(prefixOf(publicId) + TAB, () => ended).catch(() => undefined);
    }
  };
  const unsubscribe = store.subscribe(look);
  // A page that is reloaded is not another tab to itself.
  window.addEventListener('pagehide', end);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', end);
    end();
  };
}

/** Whether another tab has a submission to this link that did not end; told at once, and again when that changes, until none has. */
export async function watchOtherTabs(publicId: string, tell: (held: boolean) => void): Promise<void> {
  try {
    for (;;) {
      const { held = [] } = hasLocks() ? await navigator.locks.query() : {};
      const other = held.find(
        ({ name = '' }) => name.startsWith(prefixOf(publicId)) && name !== prefixOf(publicId) + TAB,
      )?.name;
      tell(other !== undefined);
      if (other === undefined) return;
      await navigator.locks.request(other, () => undefined);
    }
  } catch {
    tell(false);
  }
}
