import { type ComponentType, type ReactNode, use, useEffect, useReducer } from 'react';
import { codeOf, type Lack } from './code.ts';
import { useAttempt } from './useAttempt.ts';

/** Between two tries that nobody asks for. */
const AGAIN_MS = 3_000;

export type Lacking = {
  lack: Lack;
  /** Somebody asked for another try, which is on its way. */
  retrying: boolean;
  onRetry: () => void;
};

/** A component whose code is on its way. */
export type Late<P> = ((props: P) => ReactNode) & {
  /** Asks for the code ahead of time; never rejects. */
  preload: () => Promise<void>;
};

/**
 * A component whose code comes when it is first needed. What could not be had is said in its place by `lacking`, and
 * tried again by itself while that stands; React's own `lazy` would fail for ever, and take the screen with it.
 */
export function lateComponent<P extends object>(
  ask: () => Promise<{ default: ComponentType<P> }>,
  lacking: (lacking: Lacking, props: P) => ReactNode,
): Late<P> {
  const code = codeOf(ask);

  function Failed({ of, lack, onLoaded }: { of: P; lack: Lack; onLoaded: () => void }) {
    const { saving, attempt } = useAttempt();
    useEffect(() => {
      const again = () => void code.load().then(onLoaded);
      const timer = setInterval(again, AGAIN_MS);
      window.addEventListener('online', again);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', again);
        code.forget();
      };
    }, [onLoaded]);
    const onRetry = () => void attempt(() => code.load().then(onLoaded));
    return lacking({ lack, retrying: saving, onRetry }, of);
  }

  function LateComponent(props: P) {
    const [, look] = useReducer((n: number) => n + 1, 0);
    const Loaded = code.loaded()?.default;
    if (Loaded) return <Loaded {...props} />;
    const lack = code.lack();
    if (lack) return <Failed of={props} lack={lack} onLoaded={look} />;
    use(code.load());
    return null;
  }
  return Object.assign(LateComponent, { preload: code.load });
}
