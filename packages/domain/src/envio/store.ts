import type { TipoArchivo } from '../archivos.ts';
import type { RawAnswer } from './answer.ts';
import { readAnswer } from './answer.ts';
import type { Elegido, Local } from './selection.ts';
import { initialState, reduce, type State, type UploadEvent } from './submission.ts';

/** One submission on its way; `cancel` ends it without an answer. */
export type Sending = { answer: Promise<RawAnswer>; cancel: () => void };

/** The network's far side, as the store needs it. */
export type Send<F extends Local> = (
  files: readonly F[],
  clave: string,
  onProgress: (sent: number, total: number) => void,
) => Sending;

export type StoreOptions<F extends Local> = {
  tipos: readonly TipoArchivo[];
  send: Send<F>;
  /** A key no other submission has (idempotency.ts). */
  makeKey: () => string;
  /** Told the status of a refusal, so that the page can ask again whether the proceso still receives. */
  onRefused: (status: number) => void;
};

export type Store<F extends Local> = {
  getState: () => State<F>;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: UploadEvent<F>) => void;
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

/** Holds the state of an upload screen and does the sending. */
export function createStore<F extends Local>({ tipos, send, makeKey, onRefused }: StoreOptions<F>): Store<F> {
  let state = initialState<F>(tipos);
  let current: Sending | null = null;
  const listeners = new Set<() => void>();
  const dispatch = (event: UploadEvent<F>): void => {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  };

  async function submit(): Promise<void> {
    if (current) return;
    dispatch({ type: 'submit', makeKey });
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
      return () => {
        listeners.delete(listener);
      };
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
