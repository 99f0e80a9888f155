import {
  changed,
  confirmed,
  type Draft,
  deltaOf,
  dropped,
  EMPTY_DRAFT,
  failed,
  givenUp,
  hasUnsent,
  loaded,
  type SelectionDelta,
  sent,
  unconfirmed,
} from './draft.ts';

/** Wait before each further try, in ms; the last one repeats. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

type AutosaveDeps = {
  /** Sends what changed as the save of that number; resolves with the whole set as it is saved. `clave`: to take it back. */
  send: (delta: SelectionDelta, numero: number, clave: string | undefined) => Promise<readonly number[]>;
  /** Whether trying again can help. */
  canRetry: (error: unknown) => boolean;
  onGiveUp: (error: unknown) => void;
  now: () => number;
};

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves a selection by itself, `delay` ms after the last change (§9: 600 on CVs, 500 on Etapas). One save is under way
 * at a time; one that fails is tried again, ever more slowly, until it succeeds.
 */
export function createAutosave({ send, canRetry, onGiveUp, now }: AutosaveDeps) {
  let draft: Draft = EMPTY_DRAFT;
  let delay = 600;
  let tries = 0;
  /** Of the last save: one that arrives after a newer one is let go by the server. */
  let numero = 0;
  /** What is unsent is taken back by it. */
  let clave: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const set = (next: Draft) => {
    if (next === draft) return;
    draft = next;
    for (const listener of listeners) listener();
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = hasUnsent(draft) ? setTimeout(() => void flush(), ms) : undefined;
  };

  async function run(): Promise<void> {
    const wishes = draft.pending;
    const named = clave;
    clave = undefined;
    set(sent(draft));
    try {
      const ids = await send(deltaOf(wishes), ++numero, named);
      set(confirmed(draft, ids, now()));
      tries = 0;
    } catch (error) {
      if (canRetry(error)) {
        clave ??= named;
        set(failed(draft));
        schedule(RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)] ?? 0);
      } else {
        set(givenUp(draft));
        onGiveUp(error);
      }
    }
  }

  /** Saves what is unsent now; resolves when it is saved or could not be, then with what came meanwhile. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    while (running) await running;
    if (!hasUnsent(draft)) return;
    running = run().finally(() => {
      running = null;
    });
    await running;
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    draft: (): Draft => draft,
    setDelay(ms: number): void {
      delay = ms;
    },
    change(add: readonly number[], remove: readonly number[]): void {
      set(changed(draft, add, remove));
      schedule(delay);
    },
    /** Takes away at once, in a save of its own, which `by` takes back. Resolves with whether it is saved. */
    async takeAway(ids: readonly number[], by: string): Promise<boolean> {
      const before = flush();
      set(changed(draft, [], ids));
      await before;
      clave = by;
      await flush();
      return !hasUnsent(draft);
    },
    /** `version`: that of the draft when it was asked for. */
    load(ids: readonly number[], version: number): void {
      set(loaded(draft, ids, version));
    },
    drop(ids: readonly number[]): void {
      set(dropped(draft, ids));
    },
    /** The connection is back: no need to wait for the next try. */
    retryNow(): void {
      if (draft.failing) void flush();
    },
    flush,
    /** All that is not confirmed, as a newer save than any that is on its way. */
    last: () => ({ delta: unconfirmed(draft), numero: ++numero }),
  };
}
