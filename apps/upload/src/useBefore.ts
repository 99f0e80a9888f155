import type { Store } from '@recluta/domain/envio/store';
import { useEffect, useState } from 'react';
import { type Before, forgetUnfinished, keepUnfinished, readUnfinished } from './unfinished.ts';

/** What this browser began to send to a link before this page, and what takes it back once another submission is done. */
export function useBefore(publicId: string, store: Store<File>): [Before, () => void] {
  const [before, setBefore] = useState<Before>(() => readUnfinished(publicId));
  useEffect(() => keepUnfinished(publicId, store), [publicId, store]);
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    // Apart, so that nobody waits for it; without it what was received is sent again, and found to be there.
    import('./remembered.ts').then(
      ({ rememberSending }) => {
        if (!stop) return;
        stop = rememberSending(publicId, store, (told) => {
          if (told === 'elsewhere') forgetUnfinished(publicId);
          // Of its own submission this tab knows names as well.
          setBefore((known) => (told === 'elsewhere' || known === 'elsewhere' ? told : (known ?? told)));
        });
      },
      () => undefined,
    );
    return () => {
      stop?.();
      stop = null;
    };
  }, [publicId, store]);
  return [before, () => setBefore(null)];
}
