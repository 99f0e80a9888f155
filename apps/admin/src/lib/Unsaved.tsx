import { useBlocker } from '@tanstack/react-router';
import { use, useLayoutEffect } from 'react';
import { type Closing, DialogClosing, type LossWords } from '../ui/dialogs/closing.ts';
import { texts } from '../ui/ui.texts.ts';
import { useHeld } from './held.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { leavesPage } from './leavesPage.ts';

type UnsavedProps = {
  /** Something in the form is not saved. */
  when: boolean;
  /** In a dialog, unless it is what was written. */
  words?: LossWords | undefined;
};

/**
 * Every form says with this that leaving it would lose something: a dialog then asks in its foot before it closes, a
 * screen before another takes its place, the browser before the tab goes.
 */
export function Unsaved({ when, words = texts.unsaved }: UnsavedProps) {
  const closing = use(DialogClosing);
  if (!when) return null;
  return closing ? <Held closing={closing} words={words} /> : <LeaveGuard held words={texts.unsaved.leave} />;
}

function Held({ closing: { held, ask }, words }: { closing: Closing; words: LossWords }) {
  useHeld(true);
  useLayoutEffect(() => {
    held.current = words;
    return () => {
      held.current = null;
    };
  }, [held, words]);
  useBlocker({
    // Where the application goes in place of this address the form has been left: saved, or given up.
    shouldBlockFn: async ({ action }) => action !== 'REPLACE' && !(await ask()),
    enableBeforeUnload: leavesPage,
  });
  return null;
}
