import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../ui/useStable.ts';
import { isSignedOut } from './errors.ts';
import { trpc } from './trpc.ts';
import { SESSION_KEY } from './useServerSession.ts';

/** What happened in the cuenta: `tipo` of the evento, its proceso and cvs. tipo `todo`: much was missed, load anew. */
export type Live = { tipo: string; proceso_id: number | null; cv_ids: number[]; usuario_id: number | null };

const ALL_MISSED: Live = { tipo: 'todo', proceso_id: null, cv_ids: [], usuario_id: null };

type Listener = (event: Live) => void;
const listeners = new Set<Listener>();

/** Before a connection that the server ended is asked for again. */
const AGAIN_MS = 1_000;

/**
 * Holds the one live connection while the tab is visible (HTTP/1.1 allows six of them per origin) and somebody is
 * `signedIn`; mounted once, by the layout. A connection that comes back resumes after the last evento it saw.
 */
export function useLiveConnection(signedIn: boolean): void {
  const client = useQueryClient();
  const visible = useDocumentVisibility() === 'visible';
  const seen = useRef<string | null>(null);
  const began = useRef(false);
  const [lastEventId, setLastEventId] = useState<string | null>(null);
  // Taken when the connection is let go, so that an event does not open it anew.
  useEffect(() => {
    if (!visible) setLastEventId(seen.current);
  }, [visible]);
  const enabled = visible && signedIn;
  const { status, reset } = trpc.cuenta.live.useSubscription(
    { lastEventId },
    {
      enabled,
      // The session was ended from elsewhere: the guard has to look again.
      onError: (error) => {
        if (isSignedOut(error)) void client.invalidateQueries({ queryKey: SESSION_KEY });
      },
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
  // The server ends each connection after a while, and when the session ended: coming back tells which.
  const goOn = useStable(() => {
    if (seen.current === lastEventId) reset();
    else setLastEventId(seen.current);
  });
  useEffect(() => {
    if (!enabled || status !== 'idle') return;
    const timer = setTimeout(goOn, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [enabled, status, goOn]);
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
