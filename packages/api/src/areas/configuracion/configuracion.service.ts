import type { ClaseTermino, Repos } from '@recluta/db';
import type { TipoEvento } from '@recluta/domain';
import type { Termino, TerminoNuevo } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

const EVENTS = {
  criterios: { added: 'criterio_agregado', removed: 'criterio_eliminado' },
  tecnologias: { added: 'tecnologia_agregada', removed: 'tecnologia_eliminada' },
} as const satisfies Record<ClaseTermino, Record<string, TipoEvento>>;

/** The id of a deleted one, which is given to no other: coming back with it, it stands where it stood. */
async function placeOf(
  { terminos, eventos }: Repos,
  clase: ClaseTermino,
  proceso_id: number,
  id: number | null | undefined,
): Promise<number | undefined> {
  if (id == null || !(await eventos.happenedTo(EVENTS[clase].removed, proceso_id, id))) return undefined;
  // Brought back already.
  return (await terminos.list(clase, proceso_id)).some((each) => each.id === id) ? undefined : id;
}

/** Added, and looked for in the cvs already read; `repone` brings a deleted one back to its place. Throws criterio_repetido, tecnologia_repetida. */
export async function addTerm(
  caller: Caller,
  clase: ClaseTermino,
  proceso_id: number,
  { nombre, repone }: TerminoNuevo,
): Promise<Termino> {
  return caller.write(async (repos) => {
    const place = await placeOf(repos, clase, proceso_id, repone);
    const termino = await repos.terminos.create(clase, proceso_id, nombre, place);
    await repos.eventos.append([{ tipo: EVENTS[clase].added, proceso_id, datos: { id: termino.id } }]);
    await repos.trabajos.enqueue([
      { tipo: 'buscar_terminos', clave: `${proceso_id}:mas:${clase}:${termino.id}`, carga: { proceso_id } },
    ]);
    return termino;
  });
}

export async function removeTerm(caller: Caller, clase: ClaseTermino, id: number): Promise<void> {
  await caller.write(async (repos) => {
    const removed = await repos.terminos.remove(clase, id);
    if (!removed) return;
    const { proceso_id } = removed;
    await repos.eventos.append([{ tipo: EVENTS[clase].removed, proceso_id, datos: { id } }]);
    await repos.trabajos.enqueue([
      { tipo: 'buscar_terminos', clave: `${proceso_id}:menos:${clase}:${id}`, carga: { proceso_id } },
    ]);
  });
}
