import type { Motivo, MotivoNuevo } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';

type OfMotivo = { motivo_id: number };

/** Throws motivo_repetido (409). */
export async function createMotivo({ write }: Caller, nuevo: MotivoNuevo): Promise<Motivo> {
  return write(async (repos) => {
    const motivo = await repos.motivos.create(nuevo);
    await repos.eventos.append([{ tipo: 'motivo_creado', datos: { id: motivo.id } }]);
    return motivo;
  });
}

/** Also where it was given already. Throws motivo_repetido (409). */
export async function updateMotivo(
  { write }: Caller,
  { motivo_id, ...cambios }: OfMotivo & MotivoNuevo,
): Promise<void> {
  await write(async (repos) => {
    await repos.motivos.update(motivo_id, cambios);
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
