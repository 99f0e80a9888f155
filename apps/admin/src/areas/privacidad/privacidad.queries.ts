import type {
  AjustesTecleados,
  Bloqueado,
  Conservacion,
  Contrato,
  CvCoincidente,
  Incidente,
  Solicitud,
} from '@recluta/domain/esquemas';
import type { CUMPLE, Derecho } from '@recluta/domain/solicitudes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf, reasonOf } from '../../lib/errors.ts';
import { useCan } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifySuccess, notifyUndo, takeBack } from '../../ui/feedback/toasts.tsx';
import { forgetCvs } from '../cvs/olvido.queries.ts';
import { download } from '../tablas/download.ts';
import { texts } from './privacidad.texts.ts';

/** What failed, with the same once more. */
const tell = (title: string, error: unknown, onRetry: () => void) =>
  notifyError(title, { detail: reasonOf(error), onRetry });

const isChanged = (error: unknown): boolean => failureOf(error).codigo === 'cambiado';

/** How many requests wait; null for who does not work them. */
export function usePending(): { abiertas: number; vencidas: number; vence: string | null } | null {
  const manages = useCan('privacidad.gestionar');
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (manages && (tipo.startsWith('solicitud_') || tipo === 'todo')) void utils.privacidad.pending.invalidate();
  });
  return trpc.privacidad.pending.useQuery({}, { enabled: manages, staleTime: 5 * 60_000 }).data ?? null;
}

/** What changes a request, or whose cvs may be meant by it. */
const OF_REQUEST = /^solicitud_|^titular_borrado$|^cv_(des)?bloqueado$|^todo$/;

export function useRequests(): Loaded<{ solicitudes: Solicitud[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('solicitud_') || tipo === 'titular_borrado' || tipo === 'todo')
      void utils.privacidad.requests.invalidate();
  });
  return trpc.privacidad.requests.useQuery({});
}

export function useRequest(solicitud_id: number): Loaded<{ solicitud: Solicitud; coincidencias: CvCoincidente[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (OF_REQUEST.test(tipo)) void utils.privacidad.request.invalidate({ solicitud_id });
  });
  return trpc.privacidad.request.useQuery({ solicitud_id });
}

/** Answers a request or extends its time. */
export function useWorkRequest(solicitud_id: number, onDone: () => void) {
  const utils = trpc.useUtils();
  const settle = () => {
    void utils.privacidad.requests.invalidate();
    void utils.privacidad.request.invalidate();
  };
  const answer = trpc.privacidad.answerRequest.useMutation({
    onSuccess: () => {
      notifySuccess(texts.requests.answeredToast);
      onDone();
    },
    onSettled: settle,
  });
  const extend = trpc.privacidad.extendRequest.useMutation({
    onSuccess: () => notifySuccess(texts.requests.extended),
    onError: (error, asked) => tell(texts.requests.extendFailed, error, () => extend.mutate(asked)),
    onSettled: settle,
  });
  return {
    /** `quedan`: cvs that may be of who asked, and stay as they are. */
    answer: (estado: 'acogida' | 'denegada', respuesta: string, quedan: number[] = []) =>
      answer.mutate({ solicitud_id, estado, respuesta, quedan }),
    extend: () => extend.mutate({ solicitud_id }),
    busy: answer.isPending || extend.isPending,
    failure: answer.error ? reasonOf(answer.error) : null,
  };
}

/** The cvs that may be of the same person as one. */
export const useSamePerson = (cv: { proceso_id: number; cv_id: number }): Loaded<{ coincidencias: CvCoincidente[] }> =>
  trpc.privacidad.samePerson.useQuery(cv);

export function useBlocked(): Loaded<{ bloqueados: Bloqueado[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (OF_REQUEST.test(tipo)) void utils.privacidad.blocked.invalidate();
  });
  return trpc.privacidad.blocked.useQuery({});
}

/** What a granted request does to cvs. */
export type Acto = NonNullable<(typeof CUMPLE)[Derecho]>;

/** Does to cvs what granting a request promises; the answer itself comes after it. */
export function useFulfil(solicitud_id: number, onDone: () => void) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const settled = { onSettled: () => void utils.privacidad.invalidate() };
  const block = trpc.privacidad.block.useMutation({ onSuccess: onDone, ...settled });
  const erase = trpc.privacidad.erasePerson.useMutation({
    onSuccess: (_, { cv_ids }) => {
      forgetCvs(client, cv_ids.map(Number));
      onDone();
    },
    ...settled,
  });
  const error = block.error ?? erase.error;
  return {
    fulfil: (acto: Acto, cv_ids: number[]) =>
      acto === 'suprimir' ? erase.mutate({ cv_ids, solicitud_id }) : block.mutate({ cv_ids }),
    busy: block.isPending || erase.isPending,
    failure: error ? reasonOf(error) : null,
  };
}

/** What can be done with the cvs of a person. */
export function usePersonActions(solicitud_id: number | null, onErased: (cv_ids: readonly number[]) => void) {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const [exporting, setExporting] = useState(false);
  const settle = () => void utils.privacidad.invalidate();
  const unblock = trpc.privacidad.unblock.useMutation({ onSettled: settle });
  /** Gives what is to be said of it; null when it failed, which it tells. */
  const free = async (cv_ids: number[]): Promise<string | null> => {
    try {
      await unblock.mutateAsync(asWayBack({ cv_ids }));
      return texts.person.unblocked;
    } catch (error) {
      tell(texts.person.unblockFailed, error, () => void takeBack(() => free(cv_ids)));
      return null;
    }
  };
  const block = trpc.privacidad.block.useMutation({
    onSuccess: ({ cv_ids }) => notifyUndo(texts.person.blockedToast, () => free(cv_ids)),
    onError: (error, cvs) => tell(texts.person.blockFailed, error, () => block.mutate(cvs)),
    onSettled: settle,
  });
  const erase = trpc.privacidad.erasePerson.useMutation({
    onSuccess: (_, { cv_ids }) => {
      const erased = cv_ids.map(Number);
      notifySuccess(texts.person.erased);
      onErased(erased);
      forgetCvs(client, erased);
    },
    onError: (error, cvs) => tell(texts.person.eraseFailed, error, () => erase.mutate(cvs)),
    onSettled: settle,
  });
  const exportAll = async (cv_ids: number[]): Promise<void> => {
    setExporting(true);
    const done = await download('/api/titulares/exportar', { cv_ids });
    setExporting(false);
    if (!done.ok) notifyError(texts.person.exportFailed, { detail: done.text, onRetry: () => void exportAll(cv_ids) });
  };
  return {
    block: (cv_ids: number[]) => block.mutate({ cv_ids }),
    unblock: (cv_ids: number[]) => void takeBack(() => free(cv_ids)),
    erase: (cv_ids: number[]) => erase.mutate({ cv_ids, solicitud_id }),
    exportAll: (cv_ids: number[]) => void exportAll(cv_ids),
    exporting,
    erasing: erase.isPending,
    busy: exporting || block.isPending || unblock.isPending || erase.isPending,
  };
}

export function useRetention(): Loaded<Conservacion> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo === 'privacidad_editada' || tipo === 'todo') void utils.privacidad.retention.invalidate();
  });
  return trpc.privacidad.retention.useQuery({});
}

type Plazos = Partial<AjustesTecleados>;

export function useSaveRetention() {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.privacidad.saveRetention.useMutation({
    onSuccess: (saved) => {
      utils.privacidad.retention.setData({}, saved);
      notifySuccess(texts.retention.saved);
    },
    onError: (failed, plazos) => {
      if (!isChanged(failed)) return tell(texts.retention.saveFailed, failed, () => mutate(plazos));
      // Trying the same again would be refused again: the screen shows what is new, and asks.
      void utils.privacidad.retention.invalidate();
      notifyError(texts.retention.saveFailed, { detail: failureOf(failed).text });
    },
  });
  return {
    /** Saves what was changed, unless somebody else changed it from what it was before. */
    save: (changed: Plazos, antes: Plazos, onSaved: () => void) =>
      mutate({ ...changed, antes }, { onSuccess: onSaved }),
    busy: isPending,
    campos: error && !isChanged(error) ? failureOf(error).campos : {},
  };
}

export function useAnonymise(onDone: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.privacidad.anonymise.useMutation({
    onSuccess: ({ anonimizados, ...report }) => {
      utils.privacidad.retention.setData({}, report);
      notifySuccess(texts.retention.done(anonimizados));
    },
    onError: (error) => tell(texts.retention.failed, error, () => mutate({})),
    onSettled: onDone,
  });
  return { anonymise: () => mutate({}), busy: isPending };
}

export function useIncidents(): Loaded<{ incidentes: Incidente[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo === 'incidente_anotado' || tipo === 'todo') void utils.privacidad.incidents.invalidate();
  });
  return trpc.privacidad.incidents.useQuery({});
}

export function useRecordIncident(onDone: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.privacidad.recordIncident.useMutation({
    onSuccess: (list) => {
      utils.privacidad.incidents.setData({}, list);
      notifySuccess(texts.incidents.saved);
      onDone();
    },
  });
  const failure = error ? failureOf(error) : null;
  return { record: mutate, busy: isPending, failure };
}

export function useContract(): Loaded<Contrato> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo === 'responsable_editado' || tipo === 'contrato_aceptado' || tipo === 'todo')
      void utils.privacidad.contract.invalidate();
  });
  return trpc.privacidad.contract.useQuery({});
}

/** Names who answers for the data. */
export function useSaveController() {
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = trpc.privacidad.saveController.useMutation({
    onSuccess: (contrato) => {
      utils.privacidad.contract.setData({}, contrato);
      notifySuccess(texts.controller.saved);
    },
    onError: (failed, edit) => {
      if (!isChanged(failed)) return tell(texts.controller.failed, failed, () => mutate(edit));
      void utils.privacidad.contract.invalidate();
      notifyError(texts.controller.failed, { detail: failureOf(failed).text });
    },
  });
  return {
    /** Unless somebody else changed it from what it was before. */
    save: ({ responsable = '' }: { responsable?: string }, antes: { responsable?: string }, onSaved: () => void) =>
      mutate({ responsable, antes }, { onSuccess: onSaved }),
    busy: isPending,
    campos: error && !isChanged(error) ? failureOf(error).campos : {},
  };
}

export function useAcceptContract() {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.privacidad.acceptContract.useMutation({
    onSuccess: (contrato) => {
      utils.privacidad.contract.setData({}, contrato);
      notifySuccess(texts.contract.done);
    },
    onError: (error) => tell(texts.contract.failed, error, () => mutate({})),
  });
  return { accept: () => mutate({}), busy: isPending };
}
