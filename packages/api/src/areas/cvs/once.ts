import type { Repos } from '@recluta/db';
import type { Deshacible } from '@recluta/domain';
import type { Resultado } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

type Press = { proceso_id: number; clave?: string | null | undefined };
type Fila = Awaited<ReturnType<Repos['acciones']['filas']>>[number];

/** What was done in a proceso under the clave of a press by who asks: one whose answer was lost is sent again with it. */
export async function doneUnder(
  { acciones }: Repos,
  { alcance }: Caller,
  tipo: Deshacible,
  { proceso_id, clave }: Press,
): Promise<Fila[]> {
  const done: Fila[] = [];
  for (const accion of clave ? await acciones.withKeys([clave]) : []) {
    const own = accion.usuario_id === alcance.usuario_id && accion.proceso_id === proceso_id;
    if (own && accion.tipo === tipo) done.push(...(await acciones.filas(accion.id)));
  }
  return done;
}

/**
 * Does for many what it did not do before: sent again with its `clave` because its answer was lost, it answers with all of
 * them. `isSame`: of what was done under that clave, that it is what is asked for.
 */
export async function once(
  repos: Repos,
  caller: Caller,
  tipo: Deshacible,
  { cv_ids, ...press }: Press & { cv_ids: readonly number[] },
  isSame: (despues: Fila['despues']) => boolean,
  act: (rest: number[]) => Promise<Resultado>,
): Promise<Resultado> {
  const before = (await doneUnder(repos, caller, tipo, press)).filter(({ despues }) => isSame(despues));
  const done = new Set(before.map(({ cv_id }) => cv_id));
  const { hechos, omitidos } = await act(cv_ids.filter((id) => !done.has(id)));
  for (const id of hechos) done.add(id);
  return { hechos: [...new Set(cv_ids)].filter((id) => done.has(id)), omitidos };
}
