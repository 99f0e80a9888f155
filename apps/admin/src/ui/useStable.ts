import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback of one identity that always runs the newest body: memoised rows do not render again for it. */
export function useStable<Args extends unknown[], Result>(body: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(body);
  useLayoutEffect(() => {
    latest.current = body;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
