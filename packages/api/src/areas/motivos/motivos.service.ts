import { notThere } from '@recluta/domain';
import type { Motivo, MotivoEnEdicion, MotivoNuevo } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';

type OfMotivo = { motivo_id: number };

/** Throws motivo_repetido (409). */
export async function createMotivo({ write }: Caller, nuevo: MotivoNuevo): Promise<Motivo> {
  return write(async (repos) => {
    const motivo = await repos.motivos.create(nuevo);
    await repos.eventos.append([{ tipo: 'motivo_creado', datos: { id: motivo.id } }]);
    return motivo;
  });
}

/** Also where it was given already. Throws no_encontrado, cambiado, motivo_repetido (409). */
export async function updateMotivo(
  { write }: Caller,
  { motivo_id, antes, nombre, tipo }: OfMotivo & MotivoEnEdicion,
): Promise<void> {
  await write(async (repos) => {
    const before = (await repos.motivos.list()).find(({ id }) => id === motivo_id);
    if (!before) throw notThere('motivo');
    checkUnchanged(before, antes);
    await repos.motivos.update(motivo_id, { nombre: nombre ?? before.nombre, tipo: tipo ?? before.tipo });
    await repos.eventos.append([{ tipo: 'motivo_editado', datos: { id: motivo_id } }]);
  });
}

/** Those discarded for it stay discarded. */
export async function removeMotivo({ write }: Caller, { motivo_id }: OfMotivo): Promise<void> {
  await write(async (repos) => {
    await repos.motivos.remove(motivo_id);
    await repos.eventos.append([{ tipo: 'motivo_eliminado', datos: { id: motivo_id } }]);
  });
}
