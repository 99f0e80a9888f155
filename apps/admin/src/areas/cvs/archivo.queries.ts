import { useCallback } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { notifyError } from '../../ui/feedback/toasts.tsx';

/** §8: each screen has its own sentence for a file that does not open. */
export type OpenWords = { failed: string; noUrl: string; unreachable: string };

/** A new tab that knows nothing of this one. */
export function openTab(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.referrerPolicy = 'no-referrer';
  link.click();
}

/** Gives a fresh signed address of a file, for what shows it here; of one identity while the cv is the same. */
export function useFileAddress(proceso_id: number, cv_id: number): () => Promise<string> {
  const { client } = trpc.useUtils();
  return useCallback(
    () => client.cvs.signedUrl.query({ proceso_id, cv_id }).then(({ url }) => url),
    [client, proceso_id, cv_id],
  );
}

/** 'Ver archivo': asks for a signed address and opens it in a new tab without opener or referrer. */
export function useOpenFile(proceso_id: number, words: OpenWords): (cv_id: number) => void {
  const { client } = trpc.useUtils();
  const open = async (cv_id: number): Promise<void> => {
    const onRetry = () => void open(cv_id);
    try {
      const { url } = await client.cvs.signedUrl.query({ proceso_id, cv_id });
      if (url) openTab(url);
      else notifyError(words.failed, { detail: words.noUrl, onRetry });
    } catch (error) {
      const { text, offline } = failureOf(error);
      notifyError(words.failed, { detail: offline ? words.unreachable : text, onRetry });
    }
  };
  return (cv_id) => void open(cv_id);
}
