import type { ClaseTermino } from '@recluta/db';
import type { TipoEvento } from '@recluta/domain';
import type { Termino } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

const EVENTS = {
  criterios: { added: 'criterio_agregado', removed: 'criterio_eliminado' },
  tecnologias: { added: 'tecnologia_agregada', removed: 'tecnologia_eliminada' },
} as const satisfies Record<ClaseTermino, Record<string, TipoEvento>>;

/** Added, and looked for in the cvs already read. Throws criterio_repetido, tecnologia_repetida. */
export async function addTerm(
  caller: Caller,
  clase: ClaseTermino,
  proceso_id: number,
  nombre: string,
): Promise<Termino> {
  return caller.write(async (repos) => {
    const termino = await repos.terminos.create(clase, proceso_id, nombre);
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
