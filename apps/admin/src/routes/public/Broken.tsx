import type { ErrorComponentProps } from '@tanstack/react-router';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from '../routes.texts.ts';

/** A screen that broke while it was shown: what happened, and the way back in. */
export function Broken({ reset }: ErrorComponentProps) {
  return <FailedState title={texts.broken.title} detail={texts.broken.detail} onRetry={reset} />;
}
