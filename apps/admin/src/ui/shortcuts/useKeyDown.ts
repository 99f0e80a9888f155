import { useLayoutEffect } from 'react';
import { useStable } from '../useStable.ts';

/**
 * Hears every key of the page, `capture`: before anything else does. It listens from the moment in which what the keys act
 * on is in the page: listening after the next paint, a key pressed at what is seen already would go nowhere.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, capture = false): void {
  const listener = useStable(onKey);
  useLayoutEffect(() => {
    document.addEventListener('keydown', listener, { capture });
    return () => document.removeEventListener('keydown', listener, { capture });
  }, [listener, capture]);
}
