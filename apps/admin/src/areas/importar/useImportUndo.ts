import { failureOf } from '../../lib/errors.ts';
import { notifyError, notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import type { Import } from './importar.queries.ts';
import { texts } from './importar.texts.ts';
import { stayedLines } from './rows.ts';

/** Gives what offers, once the receipt is closed, to take the import back. */
export function useImportUndo({ receipt, undone, undo }: Import, names: ReadonlyMap<number, string>): () => void {
  const words = texts.done;
  const run = async (): Promise<null> => {
    try {
      const done = await undo();
      if (!done) return null;
      const stayed = stayedLines(done, names).join('. ') || undefined;
      notifySuccess(done.quitadas > 0 ? words.undone(done.quitadas) : words.nothingUndone, stayed);
    } catch (error) {
      notifyError(words.undoFailed, { detail: failureOf(error).text, onRetry: () => void run() });
    }
    return null;
  };
  return () => {
    if (receipt && receipt.creadas > 0 && !undone) notifyUndo(words.summary(receipt.creadas, receipt.omitidas), run);
  };
}
