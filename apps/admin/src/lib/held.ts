import { useLayoutEffect } from 'react';

const held = new Set<object>();

/** Says, while `when`, that leaving this page now would lose something. */
export function useHeld(when: boolean): void {
  useLayoutEffect(() => {
    if (!when) return;
    const here = {};
    held.add(here);
    return () => void held.delete(here);
  }, [when]);
}

/** Whether something on this page is not saved. */
export const holdsUnsaved = (): boolean => held.size > 0;
