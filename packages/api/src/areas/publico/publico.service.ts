import { findByPublicId } from '@recluta/db/system';
import { DomainError, dayInChile, ERRORES, publicIn, receivesApplications, TIPOS_PUBLICOS } from '@recluta/domain';
import type { EnvioPublico, PrivacidadPublica, ProcesoPublico } from '@recluta/domain/esquemas';
import { type Caller, callerFor, type PublicCaller } from '../../caller.ts';
import type { UploadRequest } from '../../operation.ts';
import { attest, noticeOf } from '../privacidad/aviso.service.ts';
import { answer, submit } from './envio.service.ts';
import { discardAll, receive } from './intake.ts';

/** Inside the cuenta of a public link, as nobody in particular. Throws no_encontrado. */
async function enter(
  { deps, request }: PublicCaller,
  public_id: string,
): Promise<{ caller: Caller; proceso_id: number }> {
  const found = await findByPublicId(deps.db.read, public_id);
  if (!found) throw new DomainError('no_encontrado', { texto: 'Proceso no encontrado' });
  const alcance = publicIn(found.cuenta_id);
  return { caller: callerFor(deps, request, alcance), proceso_id: found.id };
}

/** What anybody may know of a proceso, and whether it receives CVs; closed or full says so kindly. */
export async function showProceso(nobody: PublicCaller, public_id: string): Promise<ProcesoPublico> {
  const { caller, proceso_id } = await enter(nobody, public_id);
  const proceso = await caller.read.procesos.get(proceso_id);
  const open = receivesApplications(proceso, dayInChile(caller.deps.now()));
  const full = open && (await caller.read.cuenta.room('cvs')) === 0;
  const { nombre, empresa_nombre, area } = proceso;
  const motivo = open ? (full ? ERRORES.archivo_cupo.texto : null) : ERRORES.proceso_cerrado.texto;
  return { nombre, empresa_nombre, area, recibe: motivo === null, motivo };
}

/** What its sender is told about the data, and may agree to (CL-01). */
export async function showNotice(nobody: PublicCaller, public_id: string): Promise<PrivacidadPublica> {
  const { caller, proceso_id } = await enter(nobody, public_id);
  return noticeOf(caller.read, nobody.deps.legal, await caller.read.procesos.get(proceso_id));
}

/** The same for the page itself, which stands also where there is none: null. */
export async function findProceso(nobody: PublicCaller, public_id: string): Promise<ProcesoPublico | null> {
  try {
    return await showProceso(nobody, public_id);
  } catch (error) {
    if (error instanceof DomainError && error.codigo === 'no_encontrado') return null;
    throw error;
  }
}

/**
 * The public upload. Throws no_encontrado (404), proceso_cerrado (409), sin_archivos (400), archivos_incompletos (400),
 * the first refusal when all are refused, sin_espacio (507).
 */
export async function receivePublic(nobody: PublicCaller, request: UploadRequest): Promise<EnvioPublico> {
  const { deps } = nobody;
  let entered: { caller: Caller; proceso_id: number } | null = null;
  const intake = await receive(deps, request, TIPOS_PUBLICOS, async (name, value) => {
    if (name === 'proceso_public_id') entered = await enter(nobody, value.trim());
  });
  const { caller, proceso, cerrado } = await orDiscard(async () => {
    if (!entered) {
      const nothing = intake.files.length === 0;
      throw nothing
        ? new DomainError('sin_archivos')
        : new DomainError('invalido', { campos: { proceso_public_id: 'Falta el proceso al que postulas.' } });
    }
    const { caller: inside, proceso_id: id } = entered as { caller: Caller; proceso_id: number };
    const found = await inside.read.procesos.get(id);
    const closed = !receivesApplications(found, dayInChile(deps.now()));
    // A submission made in time is told its outcome again, however late.
    const known = closed && request.clave !== null && (await inside.read.envios.isKnown(id, request.clave));
    if (closed && !known) throw new DomainError('proceso_cerrado');
    return { caller: inside, proceso: found, cerrado: closed };
  });
  const outcome = await submit(deps.storage, caller.write, {
    proceso_id: proceso.id,
    origen: 'publico',
    clave: request.clave,
    cerrado,
    intake,
    attest: (repos, cv_ids) =>
      attest(repos, deps.legal, proceso, cv_ids, {
        fields: intake.fields,
        direccion: nobody.request.address,
        ahora: new Date(deps.now()).toISOString(),
      }),
  });
  answer(outcome, intake);
  return {
    registros: outcome.registros.map(({ id, archivo_nombre }) => ({ id, nombre: archivo_nombre })),
    archivos: outcome.archivos,
  };

  async function orDiscard<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      await discardAll(deps.storage, intake.files);
      throw error;
    }
  }
}
