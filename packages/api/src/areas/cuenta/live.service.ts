import type { Cambio } from '@recluta/db';
import type { Caller } from '../../caller.ts';
import type { LiveEvent } from '../../operation.ts';

/** A screen further behind than this is told to load everything anew by a single event of tipo `todo`. */
const CATCH_UP = 200;
/** The subscription holds no session open: it ends by itself and the client comes back with its cookie. */
const SPAN_MS = 15 * 60_000;

const shown = ({ cuenta_id: _, ...cambio }: Cambio): LiveEvent => ({ ...cambio, id: String(cambio.evento_id) });

/** What a screen missed since an evento, in the order of what came last; what is alike in a proceso is told as one. */
async function missedSince({ read }: Caller, last: number): Promise<LiveEvent[]> {
  const missed = await read.eventos.since(last, CATCH_UP + 1);
  if (missed.length > CATCH_UP) {
    const newest = await read.eventos.newest();
    return [{ id: String(newest), evento_id: newest, usuario_id: null, tipo: 'todo', proceso_id: null, cv_ids: [] }];
  }
  const told = new Map<string, LiveEvent>();
  for (const { id, usuario_id, tipo, proceso_id, cv_id } of missed) {
    const key = `${tipo}:${proceso_id}:${usuario_id}`;
    const cv_ids = [...(told.get(key)?.cv_ids ?? []), ...(cv_id === null ? [] : [cv_id])];
    told.delete(key);
    told.set(key, { id: String(id), evento_id: id, usuario_id, tipo, proceso_id, cv_ids });
  }
  return [...told.values()];
}

/**
 * The commits of the caller's cuenta from now on, after those missed since `last` (an evento id). Ends when the signal
 * aborts, when the session does, or after a while.
 */
export async function* liveEvents(caller: Caller, last: number | null, gone: AbortSignal): AsyncGenerator<LiveEvent> {
  const { deps, request, alcance } = caller;
  const signal = AbortSignal.any([gone, deps.closing]);
  const waiting: LiveEvent[] = [];
  let wake: (() => void) | null = null;
  const notify = () => {
    wake?.();
    wake = null;
  };
  const stop = deps.db.onChange((cambios) => {
    for (const cambio of cambios) if (cambio.cuenta_id === alcance.cuenta_id) waiting.push(shown(cambio));
    notify();
  });
  const timer = setTimeout(notify, SPAN_MS);
  timer.unref();
  signal.addEventListener('abort', notify);
  const until = deps.now() + SPAN_MS;
  /** Signed out, or of another rol meanwhile: nothing more is told. */
  const stillIn = async () => {
    const session = request.cookie ? await deps.sessions.validate(request.cookie, { renew: false }) : null;
    return session?.rol === alcance.rol;
  };
  try {
    let caughtUp = 0;
    if (last !== null)
      for (const event of await missedSince(caller, last)) {
        caughtUp = event.evento_id;
        yield event;
      }
    while (!signal.aborted && deps.now() < until) {
      const next = waiting.shift();
      if (next) {
        if (next.evento_id <= caughtUp) continue;
        if (!(await stillIn())) return;
        yield next;
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', notify);
    stop();
  }
}
