import type { Adjunto, EnvioAdjuntos } from '@recluta/domain/esquemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { SESSION_KEY } from '../../lib/useServerSession.ts';
import { whose } from '../../lib/whose.ts';
import { doneForGood } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { openTab } from '../cvs/archivo.queries.ts';
import { useListCache } from '../cvs/listas.queries.ts';
import { texts } from './adjuntos.texts.ts';
import { isAboutPerson } from './person.ts';

type OfCv = { proceso_id: number; cv_id: number };

/** The further files of a person, of each of their applications, live. */
export function useAttached(cv: OfCv): Loaded<{ adjuntos: Adjunto[] }> {
  const utils = trpc.useUtils();
  useLive((event) => {
    if (event.tipo.startsWith('adjunto_') || isAboutPerson(event, cv.cv_id))
      void utils.candidato.attached.invalidate(cv);
  });
  return trpc.candidato.attached.useQuery(cv);
}

/** Opens one in a new tab by a fresh signed address. */
export function useOpenAttached(cv: OfCv): (adjunto_id: number) => void {
  const { client } = trpc.useUtils();
  const open = (adjunto_id: number): void => {
    client.candidato.attachedUrl.query({ ...cv, adjunto_id }).then(
      ({ url }) => openTab(url),
      (error: unknown) =>
        notifyError(texts.openFailed, { detail: failureOf(error).text, onRetry: () => open(adjunto_id) }),
    );
  };
  return open;
}

/** Sends files; those that were refused are told by name. Sent again, what was taken already is not taken twice. */
export function useAttach({ proceso_id, cv_id }: OfCv): { attach: (files: readonly File[]) => void; busy: boolean } {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const attach = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    const form = new FormData();
    form.append('total', String(files.length));
    for (const file of files) form.append('files', file, file.name);
    const onRetry = () => void attach(files);
    try {
      const answer = await fetch(`/api/procesos/${proceso_id}/cvs/${cv_id}/adjuntos`, {
        method: 'POST',
        headers: whose(),
        body: form,
      });
      if (answer.status === 401) void client.invalidateQueries({ queryKey: SESSION_KEY });
      const { archivos = [], error } = (await answer.json()) as Partial<EnvioAdjuntos> & { error?: string };
      const refused = archivos.filter(({ estado }) => estado === 'rechazado');
      const taken = archivos.length - refused.length;
      const why = refused.map(({ nombre, motivo }) => `${nombre}: ${motivo}`).join(' ') || error;
      if (taken > 0) doneForGood();
      if (answer.ok && taken > 0) notifySuccess(texts.added(taken));
      if (!answer.ok || refused.length > 0) notifyError(texts.addFailed, { detail: why, ...(!why && { onRetry }) });
    } catch (error) {
      notifyError(texts.addFailed, { detail: failureOf(error).text, onRetry });
    } finally {
      setBusy(false);
      void utils.candidato.attached.invalidate();
    }
  };
  return { attach: (files) => void attach(files), busy };
}

/** Deletes one for good; throws nothing, and tells how it ended. */
export function useRemoveAttached(cv: OfCv, onDone: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.candidato.removeAttached.useMutation({
    onSuccess: () => {
      notifySuccess(texts.removed);
      onDone();
    },
    onSettled: () => void utils.candidato.attached.invalidate(),
  });
  return { remove: (adjunto_id: number) => mutate({ ...cv, adjunto_id }), busy: isPending, error };
}

/** The merged cv back in its list. */
export function useSeparate(cv: OfCv, onDone: () => void) {
  const utils = trpc.useUtils();
  const cache = useListCache(cv.proceso_id);
  const { mutate, isPending, error } = trpc.candidato.separate.useMutation({
    onSuccess: () => {
      notifySuccess(texts.separated);
      onDone();
    },
    onSettled: () => {
      void cache.reloadAll();
      void utils.candidato.invalidate();
    },
  });
  return { separate: (otro_id: number) => mutate({ ...cv, otro_id }), busy: isPending, error };
}
