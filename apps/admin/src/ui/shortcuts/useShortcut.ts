import { useLayoutEffect } from 'react';
import { useStable } from '../useStable.ts';
import { matchKeys } from './sequence.ts';
import { SHORTCUTS, type ShortcutId } from './shortcuts.ts';
import { isBusy } from './typing.ts';

type Handler = { id: ShortcutId; run: () => void };

/** The newest handler of an id acts: a screen's own search takes '/' from the one below it. */
const handlers: Handler[] = [];
let before: { key: string; at: number } | null = null;

function onKeyDown(event: KeyboardEvent) {
  const mod = event.ctrlKey || event.metaKey;
  if (event.altKey || (!mod && isBusy(event)) || event.defaultPrevented) return;
  const keys = handlers.map(({ id }) => SHORTCUTS[id].keys);
  const { hit, waiting } = matchKeys(keys, { key: event.key, mod, at: event.timeStamp }, before);
  before = waiting ? { key: waiting, at: event.timeStamp } : null;
  if (!hit) return;
  event.preventDefault();
  handlers.findLast(({ id }) => SHORTCUTS[id].keys === hit)?.run();
}

/** Runs `handler` on a shortcut of the registry while the component stands on the screen. */
export function useShortcut(id: ShortcutId, handler: () => void): void {
  const run = useStable(handler);
  useLayoutEffect(() => {
    const entry = { id, run };
    if (handlers.length === 0) document.addEventListener('keydown', onKeyDown);
    handlers.push(entry);
    return () => {
      handlers.splice(handlers.indexOf(entry), 1);
      if (handlers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [id, run]);
}
