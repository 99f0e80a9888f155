import { useState } from 'react';

/**
 * Whether a form stands: one that was opened while it might be (`may`: a rol that writes) stays until it is closed, with
 * what was typed in it. The server says why it is not saved.
 */
export function useKeptOpen(open: boolean, may: boolean): boolean {
  const [begun, setBegun] = useState(false);
  const stands = open && (may || begun);
  if (stands !== begun) setBegun(stands);
  return stands;
}
