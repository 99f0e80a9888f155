import type { Solicitud } from '@recluta/domain/esquemas';
import { dayInChile, formatDate, formatInstantDay } from '@recluta/domain/fechas';
import { isOverdue } from '@recluta/domain/solicitudes';
import { unbroken } from '../../ui/unbroken.tsx';
import classes from './Privacidad.module.css';
import { texts } from './privacidad.texts.ts';

/** Until when a request is to be answered, in red once it is past. */
export function RequestClock({ estado, vence, respondida_en }: Pick<Solicitud, 'estado' | 'vence' | 'respondida_en'>) {
  if (respondida_en) return unbroken(texts.requests.answered(formatInstantDay(respondida_en)));
  if (isOverdue({ estado, vence }, dayInChile(Date.now())))
    return <b className={classes.late}>{unbroken(texts.requests.late(formatDate(vence)))}</b>;
  return unbroken(texts.requests.due(formatDate(vence)));
}
