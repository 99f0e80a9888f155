import type { Repos } from '@recluta/db';
import { TIPOS_HISTORIAL, type TipoHistorial } from '@recluta/domain';
import type { Hecho, Historial } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { accionOf, together, undoable } from '../deshacer/deshacer.service.ts';
import { plannedFor } from './plannedFor.ts';

/** Lines of a page. */
const PAGE = 100;
/** What one person does again and again within this time is one line. */
const TOGETHER_MS = 60 * 60_000;
/** Told once for as often as they happen: a panel that is turned to opens its file each time. */
const REPEATED: readonly TipoHistorial[] = [
  'archivo_abierto',
  'adjunto_agregado',
  'cv_editado',
  'entrevista_editada',
  'nota_editada',
];

type Row = Awaited<ReturnType<Repos['eventos']['ofCv']>>[number];

const textOf = ({ datos }: Row, field: string): string | null => {
  const value = datos?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A scan tells of each page: how far it is says nothing later. That a cv was merged into this one is told once. */
const isTold = (row: Row, cv_id: number): boolean =>
  row.tipo === 'cv_fusionado' ? row.cv_id === cv_id : row.tipo !== 'cv_lectura' || textOf(row, 'lectura') !== 'leyendo';

const detailOf = (row: Row): string[] =>
  [
    ...(textOf(row, 'campos')?.split(/[, ]/) ?? []),
    textOf(row, 'lectura'),
    textOf(row, 'antivirus'),
    textOf(row, 'origen'),
    textOf(row, 'plantilla'),
    textOf(row, 'medio'),
  ].filter((code) => code !== null);

const goesWith = (line: Hecho, usuario: number | null, row: Row): boolean =>
  REPEATED.includes(line.tipo) &&
  line.tipo === row.tipo &&
  usuario === row.usuario_id &&
  Date.parse(line.creado_en) - Date.parse(row.creado_en) <= TOGETHER_MS;

/** The name of what a line is about, by the ids its evento holds; each list is asked for once, and only if it is needed. */
async function namesIn(read: Repos, page: readonly Row[]): Promise<(row: Row) => string | null> {
  const lists = {
    etiqueta_id: async () => read.etiquetas.list(),
    responsable_id: async () =>
      (await read.usuarios.list()).map(({ nombre, email, ...rest }) => ({ ...rest, nombre: nombre ?? email })),
    otro_proceso_id: async () => read.procesos.list(),
  };
  const names = new Map<string, string>();
  for (const [field, list] of Object.entries(lists))
    if (page.some(({ datos }) => typeof datos?.[field] === 'number'))
      for (const { id, nombre } of await list()) names.set(`${field} ${id}`, nombre);
  return ({ datos }) => {
    const field = Object.keys(lists).find((each) => typeof datos?.[each] === 'number');
    return field === undefined ? null : (names.get(`${field} ${datos?.[field]}`) ?? null);
  };
}

/** What happened to a cv, newest first: a page of it, before the evento `antes_de`. */
export async function showHistory(
  { read, alcance, deps }: Caller,
  { proceso_id, cv_id, antes_de = null }: { proceso_id: number; cv_id: number; antes_de?: number | null | undefined },
): Promise<Historial> {
  const rows = await read.eventos.ofCv(await read.fusiones.family([cv_id]), TIPOS_HISTORIAL, antes_de, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const etapas = await read.etapas.known(proceso_id);
  const reasons = page.some(({ datos }) => datos?.motivo_id !== undefined) ? await read.motivos.list() : [];
  const motivos = new Map(reasons.map(({ id, nombre }) => [id, nombre]));
  const sobre = await namesIn(read, page);
  const inicio = await plannedFor(read, proceso_id, page);
  const stageName = (clave: string | null) => clave && (etapas.get(clave)?.nombre ?? clave);
  const open = await undoable(read, alcance, deps.now(), page.flatMap(accionOf));
  const acciones = new Map<Hecho, number[]>();
  const hechos: Hecho[] = [];
  let usuario: number | null = null;
  for (const row of page.filter((row) => isTold(row, cv_id))) {
    const last = hechos.at(-1);
    if (last && goesWith(last, usuario, row)) {
      last.cantidad += 1;
      acciones.get(last)?.push(...accionOf(row));
      last.detalle = [...new Set([...last.detalle, ...detailOf(row)])];
      continue;
    }
    const a = textOf(row, 'a');
    usuario = row.usuario_id;
    const hecho: Hecho = {
      id: row.id,
      tipo: row.tipo as TipoHistorial,
      usuario_nombre: row.usuario_nombre,
      cantidad: 1,
      desde: stageName(textOf(row, 'desde')),
      a: stageName(a),
      descarta: a !== null && etapas.get(a)?.tipo === 'descartado',
      motivo: motivos.get(Number(row.datos?.motivo_id)) ?? null,
      sobre: sobre(row) ?? textOf(row, 'inicio') ?? inicio(row),
      detalle: detailOf(row),
      deshace: row.datos?.deshace !== undefined,
      deshacer: null,
      creado_en: row.creado_en,
    };
    hechos.push(hecho);
    acciones.set(hecho, accionOf(row));
  }
  for (const [hecho, ids] of acciones) hecho.deshacer = await together(read, open, ids);
  return { hechos, siguiente: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
