import { useEffect, useRef } from 'react';
import { notifyDone } from '../../../ui/feedback/toasts.tsx';
import { useStable } from '../../../ui/useStable.ts';
import { texts } from '../cvs.texts.ts';

/** Tells that what was typed of a field was left unsaved, and is kept, when its editor goes from the screen. */
export function useUnsaved(label: string, name: string) {
  const unsaved = useRef(false);
  const gone = useRef(false);
  const tell = useStable(() => {
    if (gone.current && unsaved.current) notifyDone(texts.panel.kept(label, name), texts.panel.keptDetail);
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
