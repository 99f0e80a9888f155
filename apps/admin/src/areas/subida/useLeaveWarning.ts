import { useEffect } from 'react';

/** The browser asks before the tab is closed or reloaded while `unsent` holds. */
export function useLeaveWarning(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
}
