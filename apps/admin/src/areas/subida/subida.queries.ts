import { TIPOS_ARCHIVO } from '@recluta/domain/archivos';
import { uuidOf } from '@recluta/domain/envio/idempotency';
import { createStore, type Store } from '@recluta/domain/envio/store';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { SESSION_KEY } from '../../lib/useServerSession.ts';
import { doneForGood } from '../../ui/feedback/lastDone.ts';
import { useStable } from '../../ui/useStable.ts';
import { sendCvs } from './sendCvs.ts';

const makeKey = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)));

/** The list, the sending and what came of it, for one proceso; lists of cvs and procesos are read anew afterwards. */
export function useSubida(proceso_id: number, onDone: () => void): Store<File> {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refused = useStable((status: number) => {
    // The session ended meanwhile: the guard has to look again.
    if (status === 401) void client.invalidateQueries({ queryKey: SESSION_KEY });
  });
  const finished = useStable(() => {
    doneForGood();
    void utils.cvs.invalidate();
    void utils.procesos.invalidate();
    onDone();
  });
  return useMemo(() => {
    const store = createStore<File>({
      tipos: TIPOS_ARCHIVO,
      send: sendCvs(proceso_id),
      makeKey,
      onRefused: refused,
      later: setTimeout,
    });
    const submit = async () => {
      await store.submit();
      if (store.getState().envio.fase === 'done') finished();
    };
    return { ...store, submit };
  }, [proceso_id, refused, finished]);
}
