import { useKeyDown } from '../shortcuts/useKeyDown.ts';

type KeptKeysProps = { onType: (key: string) => void; onClose: () => void };

/** Stands for the palette while its code is on the way: what is typed is for it, and never for the list under it. */
export function KeptKeys({ onType, onClose }: KeptKeysProps) {
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else if (event.key.length === 1) onType(event.key);
  }, true);
  return null;
}
