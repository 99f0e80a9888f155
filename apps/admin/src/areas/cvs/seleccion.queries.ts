import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { trpc } from '../../lib/trpc.ts';
import { whose } from '../../lib/whose.ts';
import { notifyError, notifyUndo, offerUndo } from '../../ui/feedback/toasts.tsx';
import { useStable } from '../../ui/useStable.ts';
import { useUndo } from '../deshacer/deshacer.queries.ts';
import { texts as undoTexts } from '../deshacer/deshacer.texts.ts';
import { texts } from './cvs.texts.ts';
import { type Autosave, createAutosave } from './seleccion/autosave.ts';
import { type SelectionDelta, saveStateOf, selectedIds } from './seleccion/draft.ts';

/** Kept beyond the screen: what CVs has not saved yet is shown, and saved, when Etapas opens. */
const autosaves = new Map<number, Autosave>();

/** Browsers take at most 64 KB from a page that is going. */
const KEEPALIVE_BYTES = 60_000;
/** Answers that trying again cannot change. */
const FINAL: readonly (string | null)[] = ['sin_permiso', 'no_encontrado', 'invalido', 'origen_ajeno'];

export const seleccionKey = (proceso_id: number) => ['seleccion', proceso_id] as const;

type Send = (delta: SelectionDelta, numero: number, clave: string | undefined) => Promise<readonly number[]>;

/** This page, as long as it is open, to the server: its saves are counted apart from those of other tabs. */
const pantalla = newKey();

function autosaveOf(proceso_id: number, send: Send): Autosave {
  const known = autosaves.get(proceso_id);
  if (known) return known;
  const made = createAutosave({
    send,
    canRetry: (error) => !FINAL.includes(failureOf(error).codigo),
    onGiveUp: (error) => notifyError(texts.seleccion.failed, { detail: failureOf(error).text }),
    now: Date.now,
  });
  autosaves.set(proceso_id, made);
  return made;
}

/** The last save of a page that is being closed: no answer will be heard. */
function sendLast(proceso_id: number, { delta, numero }: ReturnType<Autosave['last']>): void {
  if (delta.agregar.length + delta.quitar.length === 0) return;
  const body = JSON.stringify({ ...delta, orden: { pantalla, numero } });
  void fetch(`/api/procesos/${proceso_id}/cvs/selection`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...whose() },
    body,
    keepalive: body.length < KEEPALIVE_BYTES,
  }).catch(() => undefined);
}

export type Seleccion = ReturnType<typeof useSeleccion>;

/**
 * The selection of a proceso, shared by the team and saved by itself `delay` ms after the last change (§9); at once when
 * the screen is left or the page closed.
 */
export function useSeleccion(proceso_id: number, delay: number) {
  const { client } = trpc.useUtils();
  const autosave = useMemo(
    () =>
      autosaveOf(proceso_id, async (delta, numero, clave) => {
        const { selected_ids } = await client.cvs.changeSelection.mutate({
          proceso_id,
          ...delta,
          clave,
          orden: { pantalla, numero },
        });
        return selected_ids;
      }),
    [client, proceso_id],
  );
  const draft = useSyncExternalStore(autosave.subscribe, autosave.draft);
  const query = useQuery({
    queryKey: seleccionKey(proceso_id),
    queryFn: async () => {
      const { version } = autosave.draft();
      const { selected_ids } = await client.cvs.selection.query({ proceso_id });
      autosave.load(selected_ids, version);
      return selected_ids;
    },
    staleTime: 0,
  });
  useEffect(() => {
    autosave.setDelay(delay);
    const leave = () => sendLast(proceso_id, autosave.last());
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', autosave.retryNow);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', autosave.retryNow);
      void autosave.flush();
    };
  }, [autosave, proceso_id, delay]);
  const ids = useMemo(() => selectedIds(draft), [draft]);
  /** By itself, as when those selected leave the stage that is looked at. */
  const put = useCallback(
    (add: readonly number[], remove: readonly number[]) => autosave.change(add, remove),
    [autosave],
  );
  /** By a person: the marks are where they see them, and Ctrl Z takes back each change of them. */
  const change = useStable((add: readonly number[], remove: readonly number[]) => {
    const added = add.filter((id) => !ids.has(id));
    const removed = remove.filter((id) => ids.has(id));
    put(added, removed);
    if (added.length + removed.length === 0) return;
    offerUndo(newKey(), async () => {
      put(removed, added);
      return undoTexts.done(added.length + removed.length);
    });
  });
  const { undo } = useUndo();
  /** Many at once out of the selection, which is taken back as everything is. */
  const clear = useStable((gone: readonly number[]) => {
    if (gone.length < 2) return change([], gone);
    const clave = newKey();
    const saved = autosave.takeAway(gone, clave);
    notifyUndo(texts.seleccion.cleared(gone.length), async () => {
      if (await saved) {
        await undo({ claves: [clave], personas: gone.length });
        void query.refetch();
        return null;
      }
      put(gone, []);
      return undoTexts.done(gone.length);
    });
  });
  return {
    ids,
    clear,
    save: saveStateOf(draft),
    retry: () => query.refetch(),
    change,
    put,
    drop: autosave.drop,
    flush: autosave.flush,
  };
}
