import { useState } from 'react';
import { changedMeanwhile, overwritten, withNow } from './edits.ts';

/**
 * An edit of what somebody else may change too. `now` is how it stands, `typed` what the form says; while a save is on
 * its way (`busy`) nothing is told, as what comes in may be the own change. `mine` and `theirs` are what the form is to
 * hold once it was chosen whose values stand; neither takes back what somebody changed in a field left alone here.
 * `settle` remembers how it stands as seen. `opened` is how it stood when the typing began, if that was before now.
 */
export function useMeanwhile<T extends Record<string, unknown>>(now: T, typed: T, busy: boolean, opened: T = now) {
  // As it was opened, or as somebody else left it when that was looked at.
  const [before, setBefore] = useState(opened);
  const known = busy ? before : now;
  const clashing = overwritten(before, typed, known);
  const changed = changedMeanwhile(before, known).filter((field) => !clashing.includes(field));
  const mine = withNow(typed, known, changed);
  return {
    before,
    clashing,
    changed,
    mine,
    theirs: withNow(mine, known, clashing),
    settle: (seen: T = now) => setBefore(seen),
  };
}
