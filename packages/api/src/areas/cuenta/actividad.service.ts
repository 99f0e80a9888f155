import type { Repos } from '@recluta/db';
import { TIPOS_ACTIVIDAD, type TipoActividad } from '@recluta/domain';
import type { Actividad } from '@recluta/domain/esquemas';

/** Lines on the start page. */
const SHOWN = 12;
/** Rows looked at for them: several full submissions of 50 still leave room for others. */
const READ = 400;
/** What is further apart is told as two. */
const TOGETHER_MS = 10 * 60_000;

type Row = Awaited<ReturnType<Repos['eventos']['recent']>>[number];

const stageOf = ({ datos }: Row): string | null => (typeof datos?.a === 'string' ? datos.a : null);

const isSame = (line: Row, row: Row): boolean =>
  line.tipo === row.tipo &&
  line.proceso_id === row.proceso_id &&
  line.usuario_id === row.usuario_id &&
  stageOf(line) === stageOf(row) &&
  Date.parse(line.creado_en) - Date.parse(row.creado_en) <= TOGETHER_MS;

/** Rows newest first → lines newest first: neighbours alike become one, counted. */
export function groupActivity(rows: readonly Row[]): Actividad[] {
  const lines: { first: Row; cantidad: number }[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last && isSame(last.first, row)) last.cantidad += 1;
    else lines.push({ first: row, cantidad: 1 });
  }
  return lines.map(({ first, cantidad }) => ({
    id: first.id,
    tipo: first.tipo as TipoActividad,
    cantidad,
    proceso_id: first.proceso_id,
    proceso_nombre: first.proceso_nombre,
    usuario_nombre: first.usuario_nombre,
    etapa: first.tipo === 'cv_movido' ? stageOf(first) : null,
    creado_en: first.creado_en,
  }));
}

/** What happened lately in the procesos of a cuenta, newest first. */
export async function recentActivity(repos: Repos): Promise<Actividad[]> {
  return groupActivity(await repos.eventos.recent(TIPOS_ACTIVIDAD, READ)).slice(0, SHOWN);
}
