import type { ComponentType } from 'react';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { FailedState, OutdatedState } from '../ui/feedback/EmptyState.tsx';
import { texts } from '../ui/ui.texts.ts';
import { type Late, lateComponent } from './lateComponent.tsx';

/** A dialog whose code comes when it is first opened; the screen under it stays as it is when that cannot be had. */
export const lateDialog = <P extends { opened?: boolean; onClose: () => void }>(
  ask: () => Promise<{ default: ComponentType<P> }>,
): Late<P> =>
  lateComponent(ask, ({ lack, retrying, onRetry }, { opened = true, onClose }) => (
    <Dialog opened={opened} onClose={onClose} title={texts.code.dialogTitle} size={440}>
      {lack === 'otra_version' ? (
        <OutdatedState />
      ) : (
        <FailedState title={texts.code.dialog} detail={texts.code.noConnection} retrying={retrying} onRetry={onRetry} />
      )}
    </Dialog>
  ));
