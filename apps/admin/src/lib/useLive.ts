import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../ui/useStable.ts';
import { trpc } from './trpc.ts';

/** What happened in the cuenta: `tipo` of the evento, its proceso and cvs. tipo `todo`: much was missed, load anew. */
export type Live = { tipo: string; proceso_id: number | null; cv_ids: number[]; usuario_id: number | null };

const ALL_MISSED: Live = { tipo: 'todo', proceso_id: null, cv_ids: [], usuario_id: null };

type Listener = (event: Live) => void;
const listeners = new Set<Listener>();

/**
 * Holds the one live connection while the tab is visible (HTTP/1.1 allows six of them per origin); mounted once, by the
 * layout. A connection that comes back resumes after the last evento it saw.
 */
export function useLiveConnection(): void {
  const visible = useDocumentVisibility() === 'visible';
  const seen = useRef<string | null>(null);
  const began = useRef(false);
  const [lastEventId, setLastEventId] = useState<string | null>(null);
  // Taken when the connection is let go, so that an event does not open it anew.
  useEffect(() => {
    if (!visible) setLastEventId(seen.current);
  }, [visible]);
  trpc.cuenta.live.useSubscription(
    { lastEventId },
    {
      enabled: visible,
      onStarted: () => {
        // Without a place to resume from, what happened while the connection was away can only be loaded anew.
        if (began.current && seen.current === null) for (const listener of listeners) listener(ALL_MISSED);
        began.current = true;
      },
      onData: ({ id, data }) => {
        seen.current = id;
        for (const listener of listeners) listener(data);
      },
    },
  );
}

/** Hears what happens while a screen stands. */
export function useLive(listener: Listener): void {
  const stable = useStable(listener);
  useEffect(() => {
    listeners.add(stable);
    return () => {
      listeners.delete(stable);
    };
  }, [stable]);
}
