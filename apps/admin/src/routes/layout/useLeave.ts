import { useState } from 'react';
import { useSessionControl } from '../../lib/session.tsx';
import { notifyError } from '../../ui/feedback/toasts.tsx';
import { texts } from './layout.texts.ts';

/** Ends the session; a server that is not reached is told of, and asked again by who wants to. */
export function useLeave(): { leave: () => Promise<void>; leaving: boolean } {
  const { signOut } = useSessionControl();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      notifyError(texts.nav.signOutFailed, { onRetry: () => void leave() });
    } finally {
      setLeaving(false);
    }
  };
  return { leave, leaving };
}
