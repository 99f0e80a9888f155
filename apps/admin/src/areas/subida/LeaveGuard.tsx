import { useBlocker } from '@tanstack/react-router';
import { ConfirmModal } from '../../ui/dialogs/ConfirmModal.tsx';
import { texts } from './subida.texts.ts';

type LeaveGuardProps = {
  /** Chosen or on its way, and not at the server yet. */
  unsent: boolean;
  sending: boolean;
  /** Chosen to go all the same. */
  onLeave: () => void;
};

/** Another place of the app: the screen, or the proceso the files are for. What opens over the same one is none. */
const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname}?${'proceso' in search ? String(search.proceso) : ''}`;

/** Asks before the files are left behind: inside the app here, when the tab is closed by the browser's own question. */
export function LeaveGuard({ unsent, sending, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => unsent && placeOf(current) !== placeOf(next),
    enableBeforeUnload: unsent,
    withResolver: true,
  });
  return (
    <ConfirmModal
      opened={status === 'blocked'}
      title={sending ? texts.leave.sending : texts.leave.unsent}
      detail={sending ? texts.leave.sendingDetail : texts.leave.unsentDetail}
      confirmLabel={texts.leave.confirm}
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    />
  );
}
