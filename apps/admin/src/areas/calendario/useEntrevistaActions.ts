import type { EventoCalendario } from '@recluta/domain/esquemas';
import { formatInstant, formatTime } from '@recluta/domain/fechas';
import { failureOf } from '../../lib/errors.ts';
import { asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifyUndo, takeBack } from '../../ui/feedback/toasts.tsx';
import type { Entrevistas } from './calendario.queries.ts';
import { texts } from './calendario.texts.ts';
import type { Cuando } from './events.ts';

const isAt = (evento: Cuando, { fecha_inicio, fecha_fin }: Cuando): boolean =>
  evento.fecha_inicio === fecha_inicio && evento.fecha_fin === fecha_fin;

/** What is done to an interview without a form: each can be taken back, or tried again, and says how it ended. */
export function useEntrevistaActions({ restore, move: place, shown, remove: erase }: Entrevistas) {
  /** `action` gives what is to be said of a way back; so does this, and null when that failed, which it tells. */
  async function attempt(failed: string, action: () => Promise<string | null>): Promise<string | null> {
    try {
      return await action();
    } catch (error) {
      const { text, offline } = failureOf(error);
      const again = () => void takeBack(() => attempt(failed, action));
      notifyError(failed, { detail: text, ...(offline && { onRetry: again }) });
      return null;
    }
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
          const left = { ...evento, ...when, version };
          const now = shown(evento.id);
          // There again after a later move was taken back: it has another version, and nobody else changed its hours.
          await place(now && isAt(now, when) ? now : left, { fecha_inicio, fecha_fin }, asWayBack);
          return texts.putBack(titulo);
        }),
      );
      return null;
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
          return texts.restored;
        }),
      );
      return null;
    });

  return { move, remove };
}
