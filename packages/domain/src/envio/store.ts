import type { TipoArchivo } from '../archivos.ts';
import type { RawAnswer } from './answer.ts';
import { readAnswer } from './answer.ts';
import { kindByBytes, kindByName } from './kind.ts';
import { bytesOf, nextLote } from './lotes.ts';
import type { Elegido, Local } from './selection.ts';
import { initialState, reduce, type State, type UploadEvent } from './submission.ts';

/** One submission on its way; `cancel` ends it without an answer. */
export type Sending = { answer: Promise<RawAnswer>; cancel: () => void };

/** A submission under way, and what ends its request. */
type Run = { cancel: () => void };

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
  /** Does something later: the page's clock. */
  later: (run: () => void, ms: number) => void;
};

/** A file that is still in somebody's cloud may answer nothing for ever: whoever waits for one waits this long, in ms. */
export const FILE_PATIENCE_MS = 2500;

export type Store<F extends Local> = {
  getState: () => State<F>;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: UploadEvent<F>) => void;
  /** Into the list, by what each is called, or seems by its first bytes when that does not tell. */
  add: (files: readonly F[]) => Promise<void>;
  /** Sends the list. A second call while sending does nothing. Ends when the answer was taken in. */
  submit: () => Promise<void>;
  cancel: () => void;
};

/** Holds the state of an upload screen and does the sending. */
export function createStore<F extends Local>({ tipos, send, makeKey, onRefused, later }: StoreOptions<F>): Store<F> {
  let state = initialState<F>(tipos);
  let current: Run | null = null;
  const listeners = new Set<() => void>();
  const dispatch = (event: UploadEvent<F>): void => {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  };

  /** What a file tells, or `silent` where it tells nothing in time. */
  const inTime = <T>(reading: Promise<T>, silent: T): Promise<T> =>
    Promise.race([reading, new Promise<T>((resolve) => later(() => resolve(silent), FILE_PATIENCE_MS))]);

  /** Files that can no longer be read: changed on disk, or a cloud document that is gone. */
  async function findUnreadable(archivos: readonly Elegido[]): Promise<number[]> {
    const checks = archivos.map(({ id, file }) => {
      const read = file.slice(0, 1).arrayBuffer();
      return inTime(
        read.then(
          () => [],
          () => [id],
        ),
        [],
      );
    });
    return (await Promise.all(checks)).flat();
  }

  /** What a file seems, as far as it can be read: one that cannot is told of when it is sent. */
  async function look(file: F): Promise<[F, TipoArchivo | null]> {
    const first = tipos[0] ?? null;
    return [
      file,
      await inTime(
        kindByBytes(file).catch(() => first),
        first,
      ),
    ];
  }

  /** Sends some files of the list, telling how much of all of it is gone. */
  function sendLote(
    lote: readonly Elegido<F>[],
    clave: string,
    { sent, total }: { sent: number; total: number },
  ): Sending {
    const bytes = bytesOf(lote);
    const files = lote.map(({ file }) => file);
    return send(files, clave, (gone, whole) => {
      // Parts and their heads weigh a little more than the files.
      const share = whole === 0 ? 0 : Math.min(1, gone / whole);
      dispatch({ type: 'progress', sent: sent + Math.round(bytes * share), total });
    });
  }

  /** Sends the list in requests of one key, none of them too long for a slow phone to get it through. */
  async function sendAll(run: Run, clave: string): Promise<void> {
    // A connection that was good until now is tried again by itself, once for each time that it was good.
    let worked = false;
    while (state.envio.fase === 'sending') {
      const before = state.envio;
      const lote = nextLote(state.archivos);
      const sending = sendLote(lote, clave, before);
      run.cancel = sending.cancel;
      const raw = await sending.answer;
      if (current !== run) return;
      // A browser reports a file it cannot read as a lost connection: say which one it is.
      const unreadable = raw.status === 0 ? await findUnreadable(lote) : [];
      if (current !== run) return;
      if (raw.status === 0 && worked && unreadable.length === 0) {
        worked = false;
        dispatch({ type: 'progress', sent: before.sent, total: before.total });
        continue;
      }
      worked = true;
      dispatch({ type: 'answer', ids: lote.map(({ id }) => id), answer: readAnswer(raw) });
      if (raw.status >= 400) onRefused(raw.status);
      if (unreadable.length > 0) dispatch({ type: 'unreadable', ids: unreadable });
    }
    current = null;
  }

  /** Files that are being looked at: what was chosen before is sent along. */
  let looking: Promise<unknown> | null = null;
  async function add(files: readonly F[]): Promise<void> {
    const unnamed = files.filter((file) => !kindByName(file));
    if (unnamed.length === 0) return dispatch({ type: 'add', files });
    const looks = Promise.all(unnamed.map(look));
    const ours = Promise.all([looking, looks]);
    looking = ours;
    dispatch({ type: 'add', files, vistos: new Map(await looks) });
    if (looking === ours) looking = null;
  }

  async function submit(): Promise<void> {
    while (looking) await looking;
    if (current) return;
    dispatch({ type: 'submit', makeKey });
    if (state.envio.fase !== 'sending' || !state.clave) return;
    current = { cancel: () => undefined };
    await sendAll(current, state.clave.valor);
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
    add,
    submit,
    cancel: () => {
      current?.cancel();
      current = null;
      dispatch({ type: 'cancel' });
    },
  };
}
