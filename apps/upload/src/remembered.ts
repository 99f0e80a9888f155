import type { Store } from '@recluta/domain/envio/store';
import { keepHeld, watchOtherTabs } from './otherTabs.ts';
import { keepReceipts, receivedBefore } from './receipts.ts';
import type { Before } from './unfinished.ts';

/**
 * Keeps what other tabs of this browser, and later pages, know of a submission to a link. `tell`: what they sent
 * themselves; again when it changes, as long as another tab is at it. Gives what ends it.
 */
export function rememberSending(
  publicId: string,
  store: Pick<Store<File>, 'getState' | 'subscribe' | 'dispatch'>,
  tell: (before: Before) => void,
): () => void {
  const ends = [keepReceipts(publicId, store), keepHeld(publicId, store)];
  let ended = false;
  void watchOtherTabs(publicId, (held) => {
    if (!ended) tell(held ? 'elsewhere' : receivedBefore(publicId));
  });
  return () => {
    ended = true;
    for (const end of ends) end();
  };
}
