import { addDays, dayInChile, startOfDay } from '@recluta/domain';
import type { Dia, ResumenInicio } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { needsAttention } from './atencion.service.ts';

const HOUR_MS = 3_600_000;
const WEEK = 7;
/** Lines of 'Requiere tu atención'. */
const SHOWN = 8;

/** The start page: how each figure changed in seven days, the last seven days one by one, and what waits. */
export async function summary({
  deps,
  read,
  alcance,
}: Pick<Caller, 'deps' | 'read' | 'alcance'>): Promise<ResumenInicio> {
  const now = deps.now();
  const today = dayInChile(now);
  const days = Array.from({ length: WEEK }, (_, i) => addDays(today, i - WEEK + 1));
  const first = startOfDay(days[0] ?? today);
  const hours = await read.inicio.hours(now - WEEK * 24 * HOUR_MS);
  const interviews = await read.inicio.interviews(
    new Date(first).toISOString(),
    new Date(startOfDay(addDays(today, 1))).toISOString(),
  );
  const change = (medida: string) =>
    hours.reduce((sum, hour) => sum + (hour.medida === medida ? Number(hour.total) : 0), 0);
  const ofDay = (fecha: string, medida: string) =>
    hours.reduce(
      (sum, { hora, total, ...hour }) =>
        sum + (hour.medida === medida && dayInChile(hora * HOUR_MS) === fecha ? Number(total) : 0),
      0,
    );
  const semana: Dia[] = days.map((fecha) => ({
    fecha,
    recibidos: ofDay(fecha, 'recibidos'),
    movimientos: ofDay(fecha, 'movimientos'),
    entrevistas: interviews.filter(({ fecha_inicio }) => dayInChile(Date.parse(fecha_inicio)) === fecha).length,
    // A slip taken back on another day is no hire less of that day.
    contratados: Math.max(0, ofDay(fecha, 'etapa:contratado')),
  }));
  const waiting = await needsAttention(read, alcance.usuario_id, now);
  return {
    cambios: {
      activos: change('activos'),
      cvs: change('cvs'),
      recibido: change('etapa:recibido'),
      entrevista: change('etapa:entrevista'),
    },
    semana,
    atencion: waiting.slice(0, SHOWN).sort(byAge),
    mas: Math.max(0, waiting.length - SHOWN),
  };
}

type Aged = { desde: string | null };

/** What has waited longest first; what has no age last. */
function byAge(a: Aged, b: Aged): number {
  if (a.desde === b.desde) return 0;
  if (a.desde === null || b.desde === null) return a.desde === null ? 1 : -1;
  return a.desde < b.desde ? -1 : 1;
}
