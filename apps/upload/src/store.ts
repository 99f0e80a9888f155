import type { RawAnswer } from './answer.ts';
import { readAnswer } from './answer.ts';
import { newUuid } from './idempotency.ts';
import type { Elegido } from './selection.ts';
import { INITIAL, reduce, type State, type UploadEvent } from './submission.ts';

/** One submission on its way; `cancel` ends it without an answer. */
export type Sending = { answer: Promise<RawAnswer>; cancel: () => void };

/** The network's far side, as the store needs it. */
export type Send = (
  files: readonly File[],
  clave: string,
  onProgress: (sent: number, total: number) => void,
) => Sending;

export type Store = {
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: UploadEvent) => void;
  /** Sends the list. A second call while sending does nothing. Ends when the answer was taken in. */
  submit: () => Promise<void>;
  cancel: () => void;
};

/** Files that can no longer be read: changed on disk, or a cloud document that is gone. */
async function findUnreadable(archivos: readonly Elegido[]): Promise<number[]> {
  const checks = archivos.map(({ id, file }) =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => [],
        () => [id],
      ),
  );
  return (await Promise.all(checks)).flat();
}

/**
 * Holds the state of the page and does the sending. `onRefused` is told the status of a refusal, so that the page can
 * ask again whether the proceso still receives.
 */
export function createStore(send: Send, onRefused: (status: number) => void): Store {
  let state = INITIAL;
  let current: Sending | null = null;
  const listeners = new Set<() => void>();
  const dispatch = (event: UploadEvent): void => {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  };

  async function submit(): Promise<void> {
    if (current) return;
    dispatch({ type: 'submit', makeKey: newUuid });
    const { archivos, clave, envio } = state;
    if (envio.fase !== 'sending' || !clave) return;
    const files = archivos.map(({ file }) => file);
    const sending = send(files, clave.valor, (sent, total) => dispatch({ type: 'progress', sent, total }));
    current = sending;
    const raw = await sending.answer;
    if (current !== sending) return;
    current = null;
    dispatch({ type: 'answer', answer: readAnswer(raw, files.length) });
    if (raw.status >= 400) onRefused(raw.status);
    // A browser reports a file it cannot read as a lost connection: say which one it is.
    if (raw.status === 0) dispatch({ type: 'unreadable', ids: await findUnreadable(archivos) });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    submit,
    cancel: () => {
      current?.cancel();
      current = null;
      dispatch({ type: 'cancel' });
    },
  };
}
