import type { AccesoCv, PrivacidadCv } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { cvTexts } from './privacidad.texts.ts';

export type OfCv = { proceso_id: number; cv_id: number };

/** Why a cv is kept, on what ground, and what the person agreed to. */
export const useCvPrivacy = (cv: OfCv): Loaded<PrivacidadCv> => trpc.privacidad.ofCv.useQuery(cv);

/** Who saw it: a page, the newest or what came before the evento `antes_de`. */
export const useAccesses = (
  cv: OfCv,
  antes_de: number | undefined,
): Loaded<{ accesos: AccesoCv[]; siguiente: number | null }> =>
  trpc.privacidad.accesses.useQuery({ ...cv, ...(antes_de && { antes_de }) });

/** Writes down that the person withdrew their consent. */
export function useWithdrawConsent(cv: OfCv): { withdraw: () => void; busy: boolean } {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.privacidad.withdrawConsent.useMutation({
    onSuccess: (privacidad) => {
      utils.privacidad.ofCv.setData(cv, privacidad);
      notifySuccess(cvTexts.withdrawn);
    },
    onError: (error, of) =>
      notifyError(cvTexts.withdrawFailed, { detail: failureOf(error).text, onRetry: () => mutate(of) }),
  });
  return { withdraw: () => mutate(cv), busy: isPending };
}

/** Keeps a cv beyond its time because a claim needs it, and lets it go again. */
export function useHold(cv: OfCv, onKept: () => void) {
  const utils = trpc.useUtils();
  const settle = () => utils.privacidad.ofCv.invalidate(cv);
  const keep = trpc.privacidad.keep.useMutation({
    onSuccess: () => {
      notifySuccess(cvTexts.hold.kept);
      onKept();
    },
    onSettled: settle,
  });
  const release = trpc.privacidad.release.useMutation({
    onSuccess: () => notifySuccess(cvTexts.hold.released),
    onError: (error) => notifyError(cvTexts.hold.releaseFailed, { detail: failureOf(error).text }),
    onSettled: settle,
  });
  return {
    /** `antes`: why it was kept when these words were begun. */
    keep: (motivo: string, antes: string) => keep.mutate({ ...cv, motivo, antes: { motivo: antes || null } }),
    forget: keep.reset,
    release: () => release.mutate(cv),
    busy: keep.isPending || release.isPending,
    failure: keep.error ? failureOf(keep.error) : null,
  };
}
