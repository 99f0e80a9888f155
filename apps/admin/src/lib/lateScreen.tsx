import { type ComponentType, useEffect } from 'react';
import { FailedState, OutdatedState } from '../ui/feedback/EmptyState.tsx';
import { texts } from '../ui/ui.texts.ts';
import { type Lacking, type Late, lateComponent } from './lateComponent.tsx';

const KEY = 'recluta-version';

/** A page that was loaded anew for the newer build a moment ago, and lacks its code still, does not try so for ever. */
const TURNED_MS = 60_000;

/** Takes the newer build by itself: this screen was just gone to, and whatever would have been lost has asked. */
function turnToNewBuild(): void {
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < TURNED_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}

function LackingScreen({ lack, retrying, onRetry }: Lacking) {
  useEffect(() => {
    if (lack === 'otra_version') turnToNewBuild();
  }, [lack]);
  if (lack === 'otra_version') return <OutdatedState />;
  return (
    <FailedState title={texts.code.screen} detail={texts.code.noConnection} retrying={retrying} onRetry={onRetry} />
  );
}

/**
 * A screen whose code comes when it is gone to. Its type is said, not found: the types of the routes would be made from
 * their screens, which are made from the types of the routes.
 */
export const lateScreen = <P extends object = object>(ask: () => Promise<{ default: unknown }>): Late<P> =>
  lateComponent<P>(ask as () => Promise<{ default: ComponentType<P> }>, (lacking) => <LackingScreen {...lacking} />);
