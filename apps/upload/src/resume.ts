import type { Store } from '@recluta/domain/envio/store';

/**
 * Goes on by itself with a submission that a lost connection ended: once the network is back, or the page, which a locked
 * phone had frozen. Each try needs a reason of its own, so that a server that is gone is not asked again and again.
 */
export function resumeWhenBack(store: Pick<Store<File>, 'getState' | 'subscribe' | 'submit'>): () => void {
  let reason = false;
  let sending = false;
  const goOn = (): void => {
    const { envio } = store.getState();
    // What happened before it began explains no loss.
    if (envio.fase === 'sending' && !sending) reason = false;
    sending = envio.fase === 'sending';
    if (!reason || document.hidden || !navigator.onLine || envio.fase !== 'failed' || !envio.perdida) return;
    void store.submit();
  };
  const happen = (): void => {
    reason = true;
    goOn();
  };
  const unsubscribe = store.subscribe(goOn);
  window.addEventListener('online', happen);
  document.addEventListener('visibilitychange', happen);
  return () => {
    unsubscribe();
    window.removeEventListener('online', happen);
    document.removeEventListener('visibilitychange', happen);
  };
}
