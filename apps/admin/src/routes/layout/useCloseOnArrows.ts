import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStable } from '../../ui/useStable.ts';

/**
 * Closes what the layout has open when the browser's arrows, or a phone's gesture, lead to another screen: what a screen
 * has open goes with it, and this would stay over the next one.
 */
export function useCloseOnArrows(close: () => void): void {
  const { history } = useRouter();
  const stable = useStable(close);
  useEffect(
    () => history.subscribe(({ action: { type } }) => type !== 'PUSH' && type !== 'REPLACE' && stable()),
    [history, stable],
  );
}
