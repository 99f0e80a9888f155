import { useEffect, useRef, useState } from 'react';
import { notifyUndo, withdrawToast } from '../../ui/feedback/toasts.tsx';
import { texts as cvTexts } from '../cvs/cvs.texts.ts';
import { texts as undoTexts } from '../deshacer/deshacer.texts.ts';

/** The marked of a list that nobody else sees; many that are let go at once can be had back, as long as the list stands. */
export function useMarked() {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const told = useRef('');
  useEffect(() => () => withdrawToast(told.current), []);
  const put = (add: readonly number[], remove: readonly number[]) =>
    setMarked((before) => new Set([...before, ...add].filter((id) => !remove.includes(id))));
  return {
    marked,
    put,
    /** By a person. */
    takeOut: (gone: readonly number[]) => {
      put([], gone);
      if (gone.length < 2) return;
      withdrawToast(told.current);
      told.current = notifyUndo(cvTexts.seleccion.cleared(gone.length), async () => {
        put(gone, []);
        return undoTexts.done(gone.length);
      });
    },
    /** What they were marked for was done. */
    forget: () => setMarked(new Set()),
  };
}
