import { randomUUID } from 'node:crypto';
import type { Repos } from '@recluta/db';
import { type Alcance, can, type Deshacible, DomainError, PLAZO_DESHACER_MS, type Rol } from '@recluta/domain';
import type { AccionReciente, Deshacer, Deshecho } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

/** Lines of the list of what can be taken back. */
const SHOWN = 200;

/** What an action is called by who may take it back. */
export const keyOf = (clave: string | null | undefined): string => clave ?? randomUUID();

const sinceOf = (now: number): string => new Date(now - PLAZO_DESHACER_MS).toISOString();
const mayUndo = ({ rol, usuario_id }: Alcance, by: number | null): boolean =>
  rol === 'administrador' || (rol !== 'visor' && by !== null && by === usuario_id);

/** A cv restored before it was read to its end goes in line again. */
export async function readLater(repos: Repos, cv_ids: readonly number[]): Promise<void> {
  await repos.trabajos.enqueue(cv_ids.map((cv_id) => ({ tipo: 'leer_cv', clave: String(cv_id), carga: { cv_id } })));
}

/** The action that an evento is part of, if any. */
export const accionOf = ({ datos }: { datos: Record<string, unknown> | null }): number[] =>
  typeof datos?.accion === 'number' ? [datos.accion] : [];

/** Of some actions, those that who asks can take back now. */
export async function undoable(
  repos: Repos,
  alcance: Alcance,
  now: number,
  ids: readonly number[],
): Promise<Map<number, { clave: string; personas: number }>> {
  if (ids.length === 0 || !can(alcance.rol as Rol, 'cvs.escribir')) return new Map();
  const open = await repos.acciones.open(ids, sinceOf(now));
  return new Map(open.filter(({ usuario_id }) => mayUndo(alcance, usuario_id)).map(({ id, ...rest }) => [id, rest]));
}

/** Several actions as one button. */
export async function together(
  repos: Repos,
  open: Map<number, { clave: string; personas: number }>,
  ids: Iterable<number>,
): Promise<Deshacer | null> {
  const found = [...new Set(ids)].filter((id) => open.has(id));
  const [first, ...others] = found.flatMap((id) => open.get(id) ?? []);
  if (!first) return null;
  if (others.length === 0) return { claves: [first.clave], personas: first.personas };
  const claves = [...new Set([first, ...others].map(({ clave }) => clave))];
  // Several things done to one person are about one person.
  const { personas, nombre } = await repos.acciones.peopleOf(found);
  return { claves, personas, ...(nombre !== null && { nombre }) };
}

/** People of an action up to which each is looked at: a bulk of which nothing is left is rare, and costs. */
const JUDGED = 20;

type Recent = Awaited<ReturnType<Repos['acciones']['recent']>>;

/** Of these lines those that would still take something back; an older edit of a field waits for the newer one. */
async function applying(read: Repos, lines: Recent, since: string): Promise<Recent> {
  const touched = new Map<string, number>();
  for (const { clave, personas } of lines) touched.set(clave, (touched.get(clave) ?? 0) + personas);
  const few = [...touched].flatMap(([clave, personas]) => (personas <= JUDGED ? clave : []));
  const standing = new Set(touched.keys());
  for (const clave of few) standing.delete(clave);
  // What was done with one press is undone as one: when the newest of it can be, the rest follows.
  for (const accion of few.length > 0 ? await read.acciones.withKeys(few) : [])
    if (accion.creada_en >= since && !standing.has(accion.clave) && (await read.deshacer.applies(accion)))
      standing.add(accion.clave);
  return lines.filter(({ clave }) => standing.has(clave));
}

const TAGGED: readonly Deshacible[] = ['cv_etiquetado', 'cv_desetiquetado'];

/** What can be taken back now: of who asks, or of everybody when an administrador does. */
export async function recentActions({ read, alcance, deps }: Caller): Promise<AccionReciente[]> {
  const by = alcance.rol === 'administrador' ? null : alcance.usuario_id;
  const since = sinceOf(deps.now());
  const acciones = await applying(read, await read.acciones.recent(by, since, SHOWN), since);
  return Promise.all(
    acciones.map(async (accion) => ({
      ...accion,
      nombres: await read.acciones.namesOf(accion.clave, accion.tipo),
      etapa: accion.tipo === 'cv_movido' ? await read.acciones.destinationOf(accion.clave) : null,
      etiqueta: TAGGED.includes(accion.tipo) ? await read.acciones.etiquetaOf(accion.clave) : null,
      campos: accion.tipo === 'cv_editado' ? await read.acciones.fieldsOf(accion.clave) : [],
    })),
  );
}

/**
 * Takes back whatever was done under these claves, the newest first and all in one transaction. Cvs that others have
 * changed since stay as they are and are named. Throws accion_cerrada, accion_ajena, limite_cvs, and changes nothing.
 */
export async function undo(caller: Caller, claves: readonly string[]): Promise<Deshecho> {
  return caller.write((repos) => undoWithin(repos, caller, claves));
}

/** The same as part of a transaction that does more. */
export async function undoWithin(
  repos: Repos,
  { alcance, deps }: Caller,
  claves: readonly string[],
): Promise<Deshecho> {
  const since = sinceOf(deps.now());
  const acciones = (await repos.acciones.withKeys(claves)).filter(({ creada_en }) => creada_en >= since);
  if (acciones.length === 0) throw new DomainError('accion_cerrada');
  if (!acciones.every(({ usuario_id }) => mayUndo(alcance, usuario_id))) throw new DomainError('accion_ajena');
  const deshechos = new Set<number>();
  const impedidos = new Map<number, Deshecho['impedidos'][number]>();
  const sin_cv: Deshecho['impedidos'] = [];
  const campos = new Set<string>();
  for (const accion of acciones) {
    const result = await repos.deshacer.undo(accion);
    await readLater(repos, result.sin_leer);
    // Who is blocked is named to nobody.
    const told = result.impedidos.filter(({ motivo }) => motivo !== 'bloqueado');
    const names = await repos.papelera.names(told.map(({ cv_id }) => cv_id));
    for (const id of result.deshechos) deshechos.add(id);
    for (const campo of result.campos) campos.add(campo);
    for (const { cv_id, motivo } of result.impedidos)
      impedidos.set(cv_id, { cv_id, motivo, nombre: names.get(cv_id) ?? '' });
    sin_cv.push(...result.sin_cv.map((one) => ({ cv_id: null, ...one })));
  }
  const [cv_id, ...others] = deshechos;
  const isEdit = others.length === 0 && acciones.every(({ tipo }) => tipo === 'cv_editado');
  const named = isEdit && cv_id !== undefined ? await repos.papelera.names([cv_id]) : null;
  return {
    deshechos: [...deshechos],
    impedidos: [...impedidos.values(), ...sin_cv],
    edicion: named && { nombre: named.get(cv_id ?? 0) ?? '', campos: [...campos] },
  };
}
