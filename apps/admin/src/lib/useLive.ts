import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStable } from '../ui/useStable.ts';
import { failureOf, isSignedOut } from './errors.ts';
import { STALE_MS } from './stale.ts';
import { trpc } from './trpc.ts';
import { SESSION_KEY } from './useServerSession.ts';

/** What happened in the cuenta: `tipo` of the evento, its proceso and cvs. tipo `todo`: much was missed, load anew. */
export type Live = { tipo: string; proceso_id: number | null; cv_ids: number[]; usuario_id: number | null };

type Listener = (event: Live) => void;
const listeners = new Set<Listener>();
/** What was heard lately, oldest first: a screen whose code is on its way has its data already. */
let lately: { at: number; event: Live }[] = [];

const stillFresh = () => lately.filter(({ at }) => Date.now() - at < STALE_MS);

function tell(event: Live): void {
  lately = [...stillFresh(), { at: Date.now(), event }];
  for (const listener of listeners) listener(event);
}

/** What was heard lately, alike in a proceso as one: a listener asks the server for something each time. */
function heardLately(): Live[] {
  const told = new Map<string, Live>();
  for (const { event } of stillFresh()) {
    const key = `${event.tipo}:${event.proceso_id}`;
    told.set(key, { ...event, cv_ids: [...(told.get(key)?.cv_ids ?? []), ...event.cv_ids] });
  }
  return [...told.values()];
}

/** Before a connection that the server ended is asked for again. */
const AGAIN_MS = 1_000;

/**
 * Holds the one live connection while the tab is visible (HTTP/1.1 allows six of them per origin) and somebody is
 * `signedIn`; mounted once, by the layout. It begins after the evento `since`, which is older than anything on the screen,
 * and one that comes back after the last it saw.
 */
export function useLiveConnection(signedIn: boolean, since: number): void {
  const client = useQueryClient();
  const visible = useDocumentVisibility() === 'visible';
  const seen = useRef(String(since));
  const [lastEventId, setLastEventId] = useState(seen.current);
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
      onData: ({ id, data }) => {
        seen.current = id;
        tell(data);
      },
    },
  );
  // It is there, maybe again: what could not be asked for meanwhile can.
  useEffect(() => {
    if (status === 'pending')
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state: { error } }) => error !== null && failureOf(error).offline,
      });
  }, [status, client]);
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

/** Hears what happens while a screen stands, and what happened since its data may have been loaded. */
export function useLive(listener: Listener): void {
  const stable = useStable(listener);
  useEffect(() => {
    // Data older than that is asked for again by the screen itself.
    for (const event of heardLately()) stable(event);
    listeners.add(stable);
    return () => {
      listeners.delete(stable);
    };
  }, [stable]);
}
