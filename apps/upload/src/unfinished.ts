import { isReceived } from '@recluta/domain/envio/lotes';
import type { Store } from '@recluta/domain/envio/store';
import type { State } from '@recluta/domain/envio/submission';

/** A submission that never came to its end: how many of how many files were received, and the names of the others, where known. */
export type Unfinished = { recibidos: number; de: number; faltan: readonly string[] };

/** What became of the submission before this one: it was cut, or another tab is still at it; null when there is nothing to tell. */
export type Before = Unfinished | 'elsewhere' | null;

/** Whether files that are chosen again can be known (receipts.ts): only pages served by https may hash, and this machine's own. */
export const canRemember = (): boolean => window.isSecureContext;

const keyOf = (publicId: string): string => `recluta-envio-${publicId}`;

/** What a page that was reloaded, or ended by the phone, had not sent; null when there is nothing to tell. */
export function readUnfinished(publicId: string): Unfinished | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(publicId)) ?? 'null') as Unfinished | null;
  } catch {
    return null;
  }
}

/** What this tab knows is another's, from which it was duplicated. */
export function forgetUnfinished(publicId: string): void {
  try {
    sessionStorage.removeItem(keyOf(publicId));
  } catch {
    // Storage may be forbidden: then nothing was read of it.
  }
}

function write(key: string, { archivos, envio }: State): void {
  const faltan = archivos.filter((elegido) => !isReceived(elegido));
  const recibidos = archivos.length - faltan.length;
  try {
    if (envio.fase === 'done' || faltan.length === 0) sessionStorage.removeItem(key);
    else {
      const unfinished: Unfinished = { recibidos, de: archivos.length, faltan: faltan.map(({ file }) => file.name) };
      sessionStorage.setItem(key, JSON.stringify(unfinished));
    }
  } catch {
    // Storage may be forbidden: then a reload tells nothing.
  }
}

/** Keeps in this tab how far a submission got, from its sending until its end or until its list is emptied. */
export function keepUnfinished(publicId: string, store: Pick<Store<File>, 'getState' | 'subscribe'>): () => void {
  const key = keyOf(publicId);
  let begun = false;
  let written: State<File>['archivos'] | null = null;
  return store.subscribe(() => {
    const state = store.getState();
    begun ||= state.envio.fase === 'sending';
    if (!begun || (state.archivos === written && state.envio.fase !== 'done')) return;
    written = state.archivos;
    write(key, state);
  });
}
