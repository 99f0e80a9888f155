import { addDays, chileInstants, dayInChile } from '@recluta/domain';

/** Hours of Chile at which the sample's interviews begin, from one to the next; each takes three quarters of an hour. */
const HOURS = ['10:00', '11:30', '15:00', '16:30', '09:15', '12:15'];
const MINUTES = 45;
/** The first ones are of these days, so that a calendar shows what was and what comes; then each working day has one. */
const FROM_DAYS = -2;

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay());

/** So many times for interviews, one each working day from two days ago on; another `turn` has other hours. */
export function sampleTimes(now: number, count: number, turn = 0): { fecha_inicio: string; fecha_fin: string }[] {
  const times: { fecha_inicio: string; fecha_fin: string }[] = [];
  for (let day = addDays(dayInChile(now), FROM_DAYS); times.length < count; day = addDays(day, 1)) {
    const [fecha_inicio] = chileInstants(`${day}T${HOURS[(times.length + 2 * turn) % HOURS.length]}`);
    if (!fecha_inicio || isWeekend(day)) continue;
    const fecha_fin = new Date(Date.parse(fecha_inicio) + MINUTES * 60_000).toISOString();
    times.push({ fecha_inicio, fecha_fin });
  }
  return times;
}

/** The dates of a sample proceso: it receives CVs for a good while, and people are interviewed as they come. */
export function sampleDates(now: number) {
  const on = (days: number) => addDays(dayInChile(now), days);
  return {
    fecha_inicio: on(-12),
    fecha_postulacion_fin: on(60),
    fecha_entrevistas_inicio: null,
    fecha_seleccion_fin: on(75),
    fecha_cierre: on(90),
  };
}
