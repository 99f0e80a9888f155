import { useEffect } from 'react';

/** The browser asks, in its own words, before a page is left in which something would be lost. */
export function useLeaveWarning(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
}
