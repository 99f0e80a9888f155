import type { Repos } from '@recluta/db';
import { addDays, dayInChile, limitOf, type Recurso, startOfDay } from '@recluta/domain';
import type { Atencion } from '@recluta/domain/esquemas';

const DAY_MS = 86_400_000;
/** An active proceso in which nothing moves for so long has come to a standstill. */
const QUIET_MS = 7 * DAY_MS;

/** Overdue tasks looked at: they come first by date. */
const LATE_SEEN = 200;

const COUNTED: readonly Recurso[] = ['cvs', 'procesos_activos', 'empresas', 'reclutadores', 'visores'];

const blank = { fallidos: 0, detalle: null };

/**
 * What waits for somebody: first what today and tomorrow bring and what the plan stops, which is not to be missed behind
 * anything older; then the rest, the longest waiting first.
 */
export async function needsAttention(read: Repos, usuario_id: number | null, now: number): Promise<Atencion[]> {
  const today = dayInChile(now);
  const [soon, full] = [await interviewsSoon(read, today, now), await limitsReached(read)];
  const review = (await read.inicio.toReview()).map((row) => ({
    ...blank,
    ...row,
    tipo: 'por_revisar' as const,
    fallidos: Number(row.fallidos),
  }));
  const overdue = (await read.inicio.pastClosing(today)).map(({ fecha_cierre, ...row }) => ({
    ...blank,
    ...row,
    tipo: 'cierre_vencido' as const,
    desde: fecha_cierre && new Date(startOfDay(addDays(fecha_cierre, 1))).toISOString(),
    cantidad: 1,
    detalle: fecha_cierre,
  }));
  const quiet = (await read.inicio.quiet(new Date(now - QUIET_MS).toISOString())).map((row) => ({
    ...blank,
    ...row,
    tipo: 'sin_movimiento' as const,
    cantidad: 1,
  }));
  const late = await lateTasks(read, usuario_id, today);
  const rest: Atencion[] = [...review, ...late, ...overdue, ...quiet];
  rest.sort((a, b) => (a.desde ?? '').localeCompare(b.desde ?? ''));
  return [...soon, ...full, ...rest];
}

/** Tasks of who asks, or of nobody, whose day is over: one line per proceso, which leads to the oldest. */
async function lateTasks(read: Repos, usuario_id: number | null, today: string): Promise<Atencion[]> {
  const lines = new Map<number, Atencion>();
  const pending = await read.tareas.pending(usuario_id ?? 0, LATE_SEEN);
  for (const { vence, cv_id, proceso_id, proceso_nombre } of pending) {
    if (vence === null || vence >= today) continue;
    const line = lines.get(proceso_id);
    if (line) line.cantidad += 1;
    else
      lines.set(proceso_id, {
        ...blank,
        tipo: 'tarea_vencida',
        proceso_id,
        proceso_nombre,
        desde: new Date(startOfDay(addDays(vence, 1))).toISOString(),
        cantidad: 1,
        detalle: String(cv_id),
      });
  }
  return [...lines.values()];
}

/** One line per proceso and day; those that have ended wait for nobody. */
async function interviewsSoon(read: Repos, today: string, now: number): Promise<Atencion[]> {
  const from = new Date(startOfDay(today)).toISOString();
  const to = new Date(startOfDay(addDays(today, 2))).toISOString();
  const lines = new Map<string, Atencion>();
  for (const { proceso_id, proceso_nombre, fecha_inicio, fecha_fin } of await read.inicio.interviews(from, to)) {
    if (Date.parse(fecha_fin) <= now) continue;
    const detalle = dayInChile(Date.parse(fecha_inicio));
    const key = `${proceso_id} ${detalle}`;
    const line = lines.get(key);
    if (line) line.cantidad += 1;
    else
      lines.set(key, {
        ...blank,
        tipo: 'entrevista',
        proceso_id,
        proceso_nombre,
        desde: fecha_inicio,
        cantidad: 1,
        detalle,
      });
  }
  return [...lines.values()];
}

/** A plan of one is full by being used; what matters is a limit that was grown into, or CVs that are turned away. */
async function limitsReached(read: Repos): Promise<Atencion[]> {
  const { plan } = await read.cuenta.get();
  const lines: Atencion[] = [];
  for (const recurso of COUNTED) {
    const max = limitOf(plan, recurso);
    if (max === null || max <= 1 || (await read.cuenta.used(recurso)) < max) continue;
    lines.push({
      ...blank,
      tipo: 'limite',
      proceso_id: null,
      proceso_nombre: null,
      desde: null,
      cantidad: max,
      detalle: recurso,
    });
  }
  return lines;
}
