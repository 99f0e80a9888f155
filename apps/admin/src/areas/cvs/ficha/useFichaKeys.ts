import { isBusy } from '../../../ui/shortcuts/typing.ts';
import { useKeyDown } from '../../../ui/shortcuts/useKeyDown.ts';

/** The keys of a list, for the one cv that is open: `j`, `k`, `x`, `m`, `d`, `Escape`. */
export function useFichaKeys(keys: Partial<Record<string, () => void>>): void {
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event)) return;
    const run = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
}
