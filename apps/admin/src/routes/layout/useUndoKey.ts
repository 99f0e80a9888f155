import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import { undoNewest } from '../../ui/feedback/lastDone.ts';
import { notifyNothing } from '../../ui/feedback/toasts.tsx';
import { isBusy } from '../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../ui/shortcuts/useKeyDown.ts';
import { useUntyped } from '../../ui/shortcuts/useUntyped.ts';
import { texts } from './layout.texts.ts';

/**
 * Ctrl Z takes back what was done last; where that has no way back it says so, and where all that still can be taken back
 * is: the screen stays. In a field in which something was typed it is the field's.
 */
export function useUndoKey(): void {
  const navigate = useNavigate();
  const may = useCan('papelera.leer');
  const isUntyped = useUntyped();
  useKeyDown((event) => {
    const chord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!may || !chord || event.key.toLowerCase() !== 'z' || isBusy(event, isUntyped)) return;
    event.preventDefault();
    undoNewest((why) =>
      notifyNothing(texts.undo[why], {
        label: texts.undo.see,
        run: () => void navigate({ to: '/papelera', search: { ver: 'cambios' } }),
      }),
    );
  });
}
