import type { Proceso } from '@recluta/domain/esquemas';
import { dayInChile, formatDate } from '@recluta/domain/fechas';
import { whyNotReceiving } from '@recluta/domain/procesos';
import { texts } from './procesos.texts.ts';

export type Shared = Pick<Proceso, 'estado' | 'fecha_postulacion_fin'>;

/** What must be known where the public link of a proceso is shared: that it takes no CV, and why. null while it does. */
export function closedLink({ estado, fecha_postulacion_fin }: Shared): string | null {
  const why = whyNotReceiving({ estado, fecha_postulacion_fin }, dayInChile(Date.now()));
  if (why === 'plazo' && fecha_postulacion_fin) return texts.closed.plazo(formatDate(fecha_postulacion_fin));
  return why && texts.closed.cerrado;
}

/** Applications are over although the proceso goes on, which its estado does not tell. */
export const isOver = ({ estado, fecha_postulacion_fin }: Shared): boolean =>
  whyNotReceiving({ estado, fecha_postulacion_fin }, dayInChile(Date.now())) === 'plazo';
