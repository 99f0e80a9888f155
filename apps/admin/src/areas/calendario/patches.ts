import type { EventoCalendario } from '@recluta/domain/esquemas';
import type { Cuando } from './events.ts';

type Calendario<T> = T & { eventos: EventoCalendario[] };

/** An interview at another time, as the server will count its version. */
export function moveEvent<T>(calendario: Calendario<T>, id: number, when: Cuando, version: number): Calendario<T> {
  return {
    ...calendario,
    eventos: calendario.eventos.map((evento) => (evento.id === id ? { ...evento, ...when, version } : evento)),
  };
}
