import { type ColorEtiqueta, DomainError, notThere } from '@recluta/domain';
import type { Etiqueta, EtiquetaEnEdicion, Resultado } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { checkUnchanged } from '../../unchanged.ts';
import { goneOf } from '../cvs/masivas.service.ts';
import { once } from '../cvs/once.ts';
import { keyOf } from '../deshacer/deshacer.service.ts';

type OfEtiqueta = { etiqueta_id: number };
type Elegidos = OfEtiqueta & { proceso_id: number; cv_ids: number[]; clave?: string | null | undefined };

/** Throws etiqueta_repetida, etiquetas_demasiadas (409). */
export async function createTag(
  caller: Caller,
  nueva: { nombre: string; color?: ColorEtiqueta | undefined },
): Promise<Etiqueta> {
  return caller.write(async (repos) => {
    const etiqueta = await repos.etiquetas.create(nueva);
    await repos.eventos.append([{ tipo: 'etiqueta_creada', datos: { id: etiqueta.id } }]);
    return etiqueta;
  });
}

/** Throws no_encontrado, cambiado, etiqueta_repetida (409): the two may be merged instead. */
export async function updateTag(
  caller: Caller,
  { etiqueta_id, antes, ...cambios }: OfEtiqueta & EtiquetaEnEdicion,
): Promise<void> {
  await caller.write(async (repos) => {
    const before = (await repos.etiquetas.list()).find(({ id }) => id === etiqueta_id);
    if (!before) throw notThere('etiqueta');
    checkUnchanged(before, antes);
    await repos.etiquetas.update(etiqueta_id, cambios);
    await repos.eventos.append([{ tipo: 'etiqueta_editada', datos: { id: etiqueta_id } }]);
  });
}

/** Throws etiqueta_misma (400). */
export async function mergeTags(
  caller: Caller,
  { etiqueta_id, con_id }: OfEtiqueta & { con_id: number },
): Promise<{ total: number }> {
  if (etiqueta_id === con_id) throw new DomainError('etiqueta_misma');
  return caller.write(async (repos) => {
    const total = await repos.etiquetas.merge(etiqueta_id, con_id);
    await repos.eventos.append([{ tipo: 'etiquetas_unidas', datos: { id: etiqueta_id, con_id, total } }]);
    return { total };
  });
}

export async function removeTag(caller: Caller, { etiqueta_id }: OfEtiqueta): Promise<{ total: number }> {
  return caller.write(async (repos) => {
    const total = await repos.etiquetas.remove(etiqueta_id);
    await repos.eventos.append([{ tipo: 'etiqueta_eliminada', datos: { id: etiqueta_id, total } }]);
    return { total };
  });
}

export async function tagCvs(caller: Caller, { etiqueta_id, ...elegidos }: Elegidos): Promise<Resultado> {
  const { proceso_id, clave } = elegidos;
  const isSame = (despues: Record<string, unknown>) => despues.etiqueta_id === etiqueta_id;
  return caller.write((repos) =>
    once(repos, caller, 'cv_etiquetado', elegidos, isSame, async (rest) => {
      const { vivos, idos } = await repos.cvs.living(proceso_id, rest);
      return {
        hechos: await repos.etiquetas.add(proceso_id, etiqueta_id, vivos, { clave: keyOf(clave) }),
        omitidos: goneOf(idos),
      };
    }),
  );
}

export async function untagCvs(caller: Caller, { etiqueta_id, ...elegidos }: Elegidos): Promise<Resultado> {
  const { proceso_id, clave } = elegidos;
  const isSame = (despues: Record<string, unknown>) => despues.etiqueta_id === etiqueta_id;
  return caller.write((repos) =>
    once(repos, caller, 'cv_desetiquetado', elegidos, isSame, async (rest) => {
      const { vivos, idos } = await repos.cvs.living(proceso_id, rest);
      return {
        hechos: await repos.etiquetas.take(proceso_id, etiqueta_id, vivos, { clave: keyOf(clave) }),
        omitidos: goneOf(idos),
      };
    }),
  );
}
