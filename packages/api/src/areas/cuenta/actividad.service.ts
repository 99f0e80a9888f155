import type { Repos } from '@recluta/db';
import { TIPOS_ACTIVIDAD, type TipoActividad } from '@recluta/domain';
import type { Actividad } from '@recluta/domain/esquemas';
import { accionOf, together, type undoable } from '../deshacer/deshacer.service.ts';

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
  (line.datos?.deshace === undefined) === (row.datos?.deshace === undefined) &&
  Date.parse(line.creado_en) - Date.parse(row.creado_en) <= TOGETHER_MS;

type Open = Awaited<ReturnType<typeof undoable>>;
type Line = { first: Row; cantidad: number; acciones: number[] };

/** Rows newest first → lines newest first: neighbours alike become one, counted. */
function groupActivity(rows: readonly Row[]): Line[] {
  const lines: Line[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last && isSame(last.first, row)) {
      last.cantidad += 1;
      last.acciones.push(...accionOf(row));
    } else lines.push({ first: row, cantidad: 1, acciones: accionOf(row) });
  }
  return lines;
}

async function told(repos: Repos, open: Open, { first, cantidad, acciones }: Line): Promise<Actividad> {
  return {
    id: first.id,
    tipo: first.tipo as TipoActividad,
    cantidad,
    proceso_id: first.proceso_id,
    proceso_nombre: first.proceso_nombre,
    usuario_nombre: first.usuario_nombre,
    etapa: first.tipo === 'cv_movido' ? stageOf(first) : null,
    deshace: first.datos?.deshace !== undefined,
    deshacer: await together(repos, open, acciones),
    creado_en: first.creado_en,
  };
}

/** What happened lately in the procesos of a cuenta, newest first; with what `undoable` says can be taken back. */
export async function recentActivity(
  repos: Repos,
  undoable: (ids: number[]) => Promise<Open> = async () => new Map(),
): Promise<Actividad[]> {
  const rows = await repos.eventos.recent(TIPOS_ACTIVIDAD, READ);
  const groups = groupActivity(rows).slice(0, SHOWN);
  const open = await undoable(groups.flatMap(({ acciones }) => acciones));
  const lines = await Promise.all(groups.map((group) => told(repos, open, group)));
  const moved = new Set(lines.flatMap(({ etapa, proceso_id }) => (etapa === null ? [] : proceso_id)));
  const known = new Map(await Promise.all([...moved].map(async (id) => [id, await repos.etapas.known(id)] as const)));
  return lines.map(({ etapa, ...line }) => ({
    ...line,
    etapa: etapa && (known.get(line.proceso_id)?.get(etapa)?.nombre ?? etapa),
  }));
}
