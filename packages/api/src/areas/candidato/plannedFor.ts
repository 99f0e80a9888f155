import type { Repos } from '@recluta/db';

type Row = Pick<Awaited<ReturnType<Repos['eventos']['ofCv']>>[number], 'id' | 'tipo' | 'datos'>;

/** Whether it put its interview somewhere, or may have: what is deleted and planned anew stands where that says. */
const isPlacing = ({ tipo, datos }: Pick<Row, 'tipo' | 'datos'>): boolean =>
  tipo !== 'entrevista_editada' ||
  typeof datos?.campos !== 'string' ||
  datos.campos.split(/[, ]/).includes('fecha_inicio');

const interviewOf = ({ tipo, datos }: Row): number | null =>
  (tipo === 'entrevista_creada' || tipo === 'entrevista_editada') && typeof datos?.id === 'number' ? datos.id : null;

/**
 * For when interviews were planned, by eventos of before that was noted in them: the interview itself says it, as long as
 * nothing put it elsewhere since. null where nothing says it any more.
 */
export async function plannedFor(
  { entrevistas, eventos }: Pick<Repos, 'entrevistas' | 'eventos'>,
  proceso_id: number,
  page: readonly Row[],
): Promise<(row: Row) => string | null> {
  const silent = page.filter((row) => interviewOf(row) !== null && row.datos?.inicio === undefined && isPlacing(row));
  if (silent.length === 0) return () => null;
  const stands = new Map((await entrevistas.list(proceso_id)).map(({ id, fecha_inicio }) => [id, fecha_inicio]));
  const last = new Map<number, string>();
  for (const id of new Set(silent.map(interviewOf))) {
    const inicio = id === null ? undefined : stands.get(id);
    if (id === null || inicio === undefined) continue;
    const placed = (await eventos.ofEntrevista(proceso_id, id)).findLast(isPlacing);
    if (placed) last.set(placed.id, inicio);
  }
  return ({ id }) => last.get(id) ?? null;
}
