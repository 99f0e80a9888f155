import type { SesionAbierta } from '@recluta/domain/esquemas';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './cuenta.texts.ts';

/** What opens a session, and what ends some. */
const TOUCHES = ['sesion_iniciada', 'sesion_cerrada', 'contrasena_cambiada', 'todo'];

type OpenSessions = {
  /** undefined until the first answer. */
  sesiones: readonly SesionAbierta[] | undefined;
  failure: string | undefined;
  fetching: boolean;
  retry: () => void;
  close: (sesion: SesionAbierta) => void;
  closeOthers: () => void;
  busy: boolean;
};

/** The own open sessions, live, and closing them. */
export function useOpenSessions(): OpenSessions {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = trpc.sesion.sessions.useQuery({});
  useLive(({ tipo }) => {
    if (TOUCHES.includes(tipo)) void utils.sesion.sessions.invalidate();
  });
  const one = trpc.sesion.closeSession.useMutation();
  const others = trpc.sesion.closeOthers.useMutation();
  const close = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      notifySuccess(done);
    } catch (thrown) {
      const { codigo, text } = failureOf(thrown);
      // It had ended by itself: that is what was wanted.
      if (codigo !== 'no_encontrado')
        notifyError(texts.sessions.failed, { detail: text, onRetry: () => void close(work, done) });
    }
    await utils.sesion.sessions.invalidate();
  };
  return {
    sesiones: data?.sesiones,
    failure: error && !data ? failureOf(error).text : undefined,
    fetching: isFetching,
    retry: () => void refetch(),
    close: ({ id }) => void close(() => one.mutateAsync({ sesion_id: id }), texts.sessions.closed),
    closeOthers: () => void close(() => others.mutateAsync({}), texts.sessions.othersClosed),
    busy: one.isPending || others.isPending,
  };
}
