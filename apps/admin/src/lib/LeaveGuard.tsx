import { useBlocker } from '@tanstack/react-router';
import { ConfirmModal } from '../ui/dialogs/ConfirmModal.tsx';
import { useHeld } from './held.ts';
import { leavesPage } from './leavesPage.ts';

type Place = { pathname: string; search: object };

type LeaveGuardProps = {
  /** Leaving now would lose something. */
  held: boolean;
  /** What is the same place, where going loses nothing; by default another tab is another one. */
  placeOf?: (place: Place) => string;
  words: { title: string; detail: string; confirm: string };
  /** Chosen to go all the same. */
  onLeave?: () => void;
};

const addressOf = ({ pathname, search }: Place): string => pathname + JSON.stringify(search);

/** Asks before what is held is lost: inside the app here, when the tab is closed by the browser's own question. */
export function LeaveGuard({ held, placeOf = addressOf, words, onLeave }: LeaveGuardProps) {
  useHeld(held);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => held && placeOf(current) !== placeOf(next),
    enableBeforeUnload: () => held && leavesPage(),
    withResolver: true,
  });
  return (
    <ConfirmModal
      opened={status === 'blocked'}
      title={words.title}
      detail={words.detail}
      confirmLabel={words.confirm}
      onConfirm={() => {
        onLeave?.();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    />
  );
}
