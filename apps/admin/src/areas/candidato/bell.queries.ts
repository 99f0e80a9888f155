import type { Notificacion } from '@recluta/domain/esquemas';
import { isPresencia } from '@recluta/domain/eventos';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { notifyError } from '../../ui/feedback/toasts.tsx';
import { texts } from './candidato.texts.ts';

const CHANGES = /^(nota_|tarea_|notificaciones_leidas$|todo$)/;

type Bell = { notificaciones: Notificacion[]; sin_leer: number };

/** The mentions of who is signed in, live; `ids` null marks all as read, at once on the screen. */
export function useBell(): { query: Loaded<Bell>; read: (ids: number[] | null) => void } {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (CHANGES.test(tipo) || isPresencia(tipo)) void utils.candidato.notifications.invalidate();
  });
  const query = trpc.candidato.notifications.useQuery({});
  const { mutate } = trpc.candidato.readNotifications.useMutation({
    onMutate: ({ ids }) => {
      const isRead = (id: number) => !ids || ids.includes(id);
      utils.candidato.notifications.setData({}, (data) => {
        if (!data) return data;
        const fresh = data.notificaciones.filter(({ id, leida }) => !leida && isRead(id)).length;
        return {
          sin_leer: ids ? data.sin_leer - fresh : 0,
          notificaciones: data.notificaciones.map((each) => (isRead(each.id) ? { ...each, leida: true } : each)),
        };
      });
    },
    onError: (error) => {
      notifyError(texts.bell.readFailed, { detail: failureOf(error).text });
      void utils.candidato.notifications.invalidate();
    },
  });
  return { query, read: (ids) => mutate({ ids }) };
}
