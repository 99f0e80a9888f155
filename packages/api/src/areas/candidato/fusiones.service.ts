import type { Repos } from '@recluta/db';
import { DomainError, mergedFields, mergeFacts, type TipoArchivo } from '@recluta/domain';
import { type Cv, camposLeidos, type FusionPedida, type FusionVista } from '@recluta/domain/esquemas';
import type { Caller } from '../../caller.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import { editsOf, recordView } from '../cvs/lectura.service.ts';
import { keyOf, readLater } from '../deshacer/deshacer.service.ts';

type OfTwo = { proceso_id: number; cv_id: number; otro_id: number };

const huellaOf = (este: Cv, otro: Cv): string => fingerprintOf(mergeFacts([este, otro]));

/** Both of one proceso. Throws no_encontrado, fusion_misma (400). */
async function pairOf(repos: Repos, { proceso_id, cv_id, otro_id }: OfTwo): Promise<[Cv, Cv]> {
  if (cv_id === otro_id) throw new DomainError('fusion_misma');
  return [await repos.cvs.get(proceso_id, cv_id), await repos.cvs.get(proceso_id, otro_id)];
}

const typedOf = async ({ lecturas }: Repos, cv_id: number): Promise<readonly string[]> =>
  (await lecturas.get(cv_id))?.editados ?? [];

async function partOf(caller: Caller, cv: Cv): Promise<FusionVista['este']> {
  const { read } = caller;
  const lectura = await read.lecturas.get(cv.id);
  const { tipo }: { tipo: TipoArchivo } = await read.cvs.archivo(cv.id);
  return {
    cv,
    tipo,
    lectura: lectura?.campos ? { ...lectura, campos: camposLeidos.parse(lectura.campos) } : null,
    ediciones: await editsOf(caller, cv.id, lectura?.editados ?? []),
    notas: (await read.notas.list(cv.id)).length,
    entrevistas: await read.entrevistas.countOf(cv.id),
    adjuntos: (await read.adjuntos.list(cv.id)).length,
  };
}

/** Two cvs of one proceso side by side. Throws no_encontrado, fusion_misma (400). */
export async function showMerge(caller: Caller, of: OfTwo): Promise<FusionVista> {
  const { proceso_id, cv_id, otro_id } = of;
  const [este, otro] = await pairOf(caller.read, of);
  for (const seen of [cv_id, otro_id]) await recordView(caller, { proceso_id, cv_id: seen });
  return { este: await partOf(caller, este), otro: await partOf(caller, otro), huella: huellaOf(este, otro) };
}

/**
 * Two cvs of one person become one: `cv_id` stays, with the fields and the stage that were chosen and everything that
 * the other one had; its file is attached. What was decided on something else than what stands now is refused
 * (`cambiado`). Throws no_encontrado, fusion_misma (400).
 */
export async function mergeCvs(caller: Caller, pedida: FusionPedida): Promise<Cv> {
  const { proceso_id, cv_id, otro_id, huella, elecciones, etapa } = pedida;
  const clave = keyOf(pedida.clave);
  return caller.write(async (repos) => {
    const [este, otro] = await pairOf(repos, pedida);
    if (huellaOf(este, otro) !== huella) throw new DomainError('cambiado');
    const persona = await repos.personas.get(cv_id);
    const otra = await repos.personas.get(otro_id);
    const tecleados = { este: await typedOf(repos, cv_id), otro: await typedOf(repos, otro_id) };
    const elegido = await repos.lecturas.edit(cv_id, mergedFields(este, otro, elecciones, tecleados), clave);
    if (etapa === 'otro' && otro.etapa !== este.etapa)
      await repos.cvs.move(proceso_id, [cv_id], otro.etapa, este.etapa, { motivo_id: otro.motivo_id, clave });
    await repos.fusiones.merge(proceso_id, cv_id, otro_id, clave, {
      persona: persona.candidato_id !== otra.candidato_id,
      elegido,
    });
    return repos.cvs.get(proceso_id, cv_id);
  });
}

/**
 * The merged cv stands by itself again, once, and each has its own data but for what was changed since. Throws
 * no_encontrado, limite_cvs (409).
 */
export async function separateCv(caller: Caller, { proceso_id, cv_id, otro_id }: OfTwo): Promise<void> {
  await caller.write(async (repos) => {
    await repos.cvs.get(proceso_id, cv_id);
    const into = await repos.fusiones.into(otro_id);
    if (into === null) return;
    if (into !== cv_id) throw new DomainError('no_encontrado');
    const { sin_leer } = await repos.fusiones.separate(await repos.cuenta.reserve('cvs', 1), otro_id);
    await readLater(repos, sin_leer);
  });
}
