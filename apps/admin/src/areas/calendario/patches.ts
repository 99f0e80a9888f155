import type { EventoCalendario } from '@recluta/domain/esquemas';

type Calendario<T> = T & { eventos: EventoCalendario[] };

/** An interview as it is now, or as the server will have it: what of it is known, its version with it. */
export function putEvent<T>(
  calendario: Calendario<T>,
  id: number,
  known: Partial<EventoCalendario> & { version: number },
): Calendario<T> {
  return {
    ...calendario,
    eventos: calendario.eventos.map((evento) => (evento.id === id ? { ...evento, ...known } : evento)),
  };
}
