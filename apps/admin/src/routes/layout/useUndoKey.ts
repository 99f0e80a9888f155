import { useNavigate } from '@tanstack/react-router';
import { useCan } from '../../lib/session.tsx';
import { undoNewest } from '../../ui/feedback/toasts.tsx';
import { isBusy } from '../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../ui/shortcuts/useKeyDown.ts';

/** Ctrl Z takes back what was just done; once its toast is gone, it shows all that still can be. In a field it is the field's. */
export function useUndoKey(): void {
  const navigate = useNavigate();
  const may = useCan('papelera.leer');
  useKeyDown((event) => {
    const chord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!may || !chord || event.key.toLowerCase() !== 'z' || isBusy(event)) return;
    event.preventDefault();
    if (!undoNewest()) void navigate({ to: '/papelera', search: { ver: 'cambios' } });
  });
}
