import type { SesionAbierta } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyError, notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './cuenta.texts.ts';

/** What opens a session, and what ends some. */
const TOUCHES = ['sesion_iniciada', 'sesion_cerrada', 'contrasena_cambiada', 'todo'];

type OpenSessions = {
  query: Loaded<{ sesiones: readonly SesionAbierta[] }>;
  close: (sesion: SesionAbierta) => void;
  closeOthers: () => void;
  busy: boolean;
};

/** The own open sessions, live, and closing them. */
export function useOpenSessions(): OpenSessions {
  const utils = trpc.useUtils();
  const query = trpc.sesion.sessions.useQuery({});
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
    query,
    close: ({ id }) => void close(() => one.mutateAsync({ sesion_id: id }), texts.sessions.closed),
    closeOthers: () => void close(() => others.mutateAsync({}), texts.sessions.othersClosed),
    busy: one.isPending || others.isPending,
  };
}
