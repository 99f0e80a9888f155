import { notifyError, notifySuccess } from '../ui/feedback/toasts.tsx';
import { failureOf } from './errors.ts';

/** What could not be deleted, with another try; what somebody else deleted first is gone, as was wanted. */
export function tellNotRemoved(failed: string, error: unknown, onRetry: () => void): void {
  const { codigo, text } = failureOf(error);
  if (codigo === 'no_encontrado') notifySuccess(text);
  else notifyError(failed, { detail: text, onRetry });
}
