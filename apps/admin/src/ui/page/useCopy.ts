import { useEffect, useState } from 'react';
import { notifyError } from '../feedback/toasts.tsx';
import { texts } from '../ui.texts.ts';
import { copyText } from './copyText.ts';

/** Copies a text; `copied` for the 2 s in which its button says so. */
export function useCopy(text: string, onCopied?: () => void): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) {
      setCopied(true);
      onCopied?.();
    } else notifyError(texts.copy.failed);
  };
  return { copied, copy: () => void copy() };
}
