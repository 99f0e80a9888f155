import { useSyncExternalStore } from 'react';

/** What an action for many left undone, person by person. */
export type Outcome = {
  /** What was wanted, as a sentence: '2 CVs no se movieron'. */
  title: string;
  /** What was done of it. */
  done?: string | undefined;
  failed: readonly { id: number; name: string; reason: string }[];
  /** Tries those again. */
  onRetry?: (() => void) | undefined;
};

let shown: Outcome | null = null;
const listeners = new Set<() => void>();

function set(outcome: Outcome | null): void {
  shown = outcome;
  for (const listener of listeners) listener();
}

/** Opens the list of those an action left out, over whatever screen stands; see OutcomeHost. */
export const showOutcome = (outcome: Outcome): void => set(outcome);
export const closeOutcome = (): void => set(null);

export const useOutcome = (): Outcome | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
