import { createContext, type RefObject, useRef, useState } from 'react';
import { useStable } from '../useStable.ts';

/** How it is said that something would be lost. */
export type LossWords = { text: string; stay: string; discard: string };

/** How a dialog is closed: by whatever way, not before it was asked whether what it holds may be lost. */
export type Closing = {
  /** What would be lost, while it would (Unsaved). */
  held: RefObject<LossWords | null>;
  /** It is being asked, in place of the dialog's buttons (DialogFoot). */
  asked: { words: LossWords; answer: (lost: boolean) => void } | null;
  close: () => void;
  /** Whether what is held may be lost. */
  ask: () => Promise<boolean>;
};

/** Of the dialog around; null outside of one. */
export const DialogClosing = createContext<Closing | null>(null);

/** `loss`: what would be lost of a form in its place; in a dialog it is said from within (Unsaved). */
export function useClosing(onClose: () => void, loss: LossWords | null = null): Closing {
  const held = useRef<LossWords | null>(null);
  const [asked, setAsked] = useState<Closing['asked']>(null);
  const ask = useStable(() => {
    const words = held.current ?? loss;
    if (!words) return Promise.resolve(true);
    const field = document.activeElement;
    asked?.answer(false);
    return new Promise<boolean>((resolve) => {
      const answer = (lost: boolean) => {
        setAsked(null);
        // Who goes on does so where they were, unless they are in another field by now.
        const elsewhere = document.activeElement?.matches('input, textarea');
        if (!lost && !elsewhere && field instanceof HTMLElement) field.focus({ preventScroll: true });
        resolve(lost);
      };
      setAsked({ words, answer });
    });
  });
  const close = useStable(() => {
    if (asked) asked.answer(false);
    else if (!held.current && !loss) onClose();
    else void ask().then((lost) => lost && onClose());
  });
  return { held, asked, close, ask };
}
