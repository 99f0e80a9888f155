import { useRouter } from '@tanstack/react-router';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { texts } from '../routes.texts.ts';

/** A screen that broke while it was shown: what happened, and the way back in. */
export function Broken() {
  const router = useRouter();
  // Also what it waited for is asked for again; its frame is then drawn anew.
  const again = () => void router.invalidate();
  return <FailedState title={texts.broken.title} detail={texts.broken.detail} onRetry={again} />;
}
