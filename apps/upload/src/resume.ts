import type { Store } from '@recluta/domain/envio/store';

/** In ms: a phone says that it is online seconds before anything is reached, and says nothing once it is. */
const PAUSES = [2000, 5000, 15_000];

/**
 * Goes on by itself with a submission that a lost connection ended: once the network is back, or the page, which a locked
 * phone had frozen, and a few times more when that was too early. Without such a reason a server that is gone is not
 * asked again and again.
 */
export function resumeWhenBack(store: Pick<Store<File>, 'getState' | 'subscribe' | 'submit'>): () => void {
  let reason = false;
  let sending = false;
  let pauses: readonly number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    const { envio } = store.getState();
    const began = envio.fase === 'sending' && !sending;
    const ended = envio.fase !== 'sending' && sending;
    // What happened before it began explains no loss.
    if (began) reason = false;
    if (began) clearTimeout(timer);
    sending = envio.fase === 'sending';
    if (envio.fase !== 'failed' || !envio.perdida) return;
    if (ended && !reason) tryLater();
    if (reason && !document.hidden && navigator.onLine) void store.submit();
  };
  const tryNow = (): void => {
    reason = true;
    goOn();
  };
  const tryLater = (): void => {
    const [pause, ...rest] = pauses;
    pauses = rest;
    if (pause !== undefined) timer = setTimeout(tryNow, pause);
  };
  const happen = (): void => {
    pauses = PAUSES;
    tryNow();
  };
  const unsubscribe = store.subscribe(goOn);
  window.addEventListener('online', happen);
  document.addEventListener('visibilitychange', happen);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('online', happen);
    document.removeEventListener('visibilitychange', happen);
  };
}
