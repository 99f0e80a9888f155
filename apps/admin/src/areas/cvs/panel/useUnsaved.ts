import type { Cv } from '@recluta/domain/esquemas';
import { useEffect, useRef } from 'react';
import { isTyped } from '../../../lib/useTyped.ts';
import { notifyDone } from '../../../ui/feedback/toasts.tsx';
import { useStable } from '../../../ui/useStable.ts';
import { texts } from '../cvs.texts.ts';
import { nameOf } from '../lista/cvWords.ts';

/** Tells that what was typed of a field was left unsaved, and is kept, when its editor goes from the screen. */
export function useUnsaved(label: string, cv: Cv) {
  const unsaved = useRef(false);
  const gone = useRef(false);
  const tell = useStable(() => {
    // Of whoever was erased meanwhile nothing is kept, and nothing told.
    if (gone.current && unsaved.current && isTyped('dato', cv.id))
      notifyDone(texts.panel.kept(label, nameOf(cv)), texts.panel.keptDetail);
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      tell();
    };
  }, [tell]);
  return (now: boolean) => {
    unsaved.current = now;
    tell();
  };
}
