import type { EventoCalendario } from '@recluta/domain/esquemas';
import { formatInstant, formatTime } from '@recluta/domain/fechas';
import { failureOf } from '../../lib/errors.ts';
import { notifyError, notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import type { Entrevistas } from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import type { Cuando } from './events.ts';

/** What is done to an interview without a form: each can be taken back, or tried again, and says how it ended. */
export function useEntrevistaActions({ restore, move: place, update, remove: erase }: Entrevistas) {
  async function attempt(failed: string, action: () => Promise<void>): Promise<null> {
    try {
      await action();
    } catch (error) {
      const { text, offline } = failureOf(error);
      notifyError(failed, { detail: text, ...(offline && { onRetry: () => void attempt(failed, action) }) });
    }
    return null;
  }

  /** `when` is null for an hour that the clock of Chile skips. */
  const move = (evento: EventoCalendario, when: Cuando | null, how: 'moved' | 'resized') => {
    if (!when) return notifyError(texts.moveFailed, { detail: texts.noSuchHour });
    const { fecha_inicio, fecha_fin, titulo } = evento;
    return attempt(texts.moveFailed, async () => {
      const { version } = await place(evento, when);
      const said =
        how === 'moved'
          ? texts.moved(titulo, formatInstant(when.fecha_inicio))
          : texts.resized(titulo, formatTime(when.fecha_fin));
      notifyUndo(said, () =>
        attempt(texts.moveFailed, async () => {
          await update(evento.id, { fecha_inicio, fecha_fin }, version);
          notifySuccess(texts.putBack(titulo));
        }),
      );
    });
  };

  const remove = (evento: EventoCalendario) =>
    attempt(texts.removeFailed, async () => {
      await erase(evento.id);
      const { titulo, cv_id, responsable_id, fecha_inicio, fecha_fin, lugar, notas } = evento;
      const again = { titulo, cv_id, responsable_id, fecha_inicio, fecha_fin, lugar: lugar ?? '', notas: notas ?? '' };
      notifyUndo(texts.removed, () =>
        attempt(texts.restoreFailed, async () => {
          await restore(evento.id, again);
          notifySuccess(texts.restored);
        }),
      );
    });

  return { move, remove };
}
