import { randomBytes } from 'node:crypto';
import { findByPublicId, findCuentaByPublicId, findSolicitud } from '@recluta/db/system';
import { DomainError, dayInChile, dueDate, publicIn } from '@recluta/domain';
import type { SolicitudEnviada, SolicitudNueva, SolicitudPublica } from '@recluta/domain/esquemas';
import { type Caller, callerFor, type PublicCaller } from '../../caller.ts';
import { fingerprintOf } from '../../fingerprint.ts';

const PURPOSE = 'solicitud';
/** What people quote of a request: short, and it opens nothing. */
export const folioOf = (huella: string): string => huella.slice(0, 8).toUpperCase();

type Place = { caller: Caller; proceso_id: number | null };

/** By the public id of a proceso, or of the cuenta itself. Throws no_encontrado. */
async function enter({ deps, request }: PublicCaller, public_id: string): Promise<Place> {
  const proceso = await findByPublicId(deps.db.read, public_id);
  const cuenta = proceso ? null : await findCuentaByPublicId(deps.db.read, public_id);
  const cuenta_id = proceso?.cuenta_id ?? cuenta?.id;
  if (cuenta_id === undefined) throw new DomainError('no_encontrado');
  const alcance = publicIn(cuenta_id);
  return { caller: callerFor(deps, request, alcance), proceso_id: proceso?.id ?? null };
}

/** Who answers: the empresa of the proceso; for a whole cuenta who it says, else its only empresa, or its own name. */
async function controllerOf({ caller: { read }, proceso_id }: Place): Promise<string> {
  if (proceso_id !== null) return (await read.procesos.get(proceso_id)).empresa_nombre;
  const { responsable } = await read.ajustesPrivacidad.get();
  if (responsable !== null) return responsable;
  const [first, ...others] = await read.empresas.list();
  return first && others.length === 0 ? first.nombre : (await read.cuenta.get()).nombre;
}

/** Who will answer what is asked at this address. Throws no_encontrado. */
export async function showRights(nobody: PublicCaller, public_id: string): Promise<{ responsable: string }> {
  return { responsable: await controllerOf(await enter(nobody, public_id)) };
}

/**
 * Keeps a request and gives its tracking address, which only who asked knows. Sent twice by the same form (its clave) it
 * is one. Throws no_encontrado, demasiados_intentos.
 */
export async function askRight(
  nobody: PublicCaller,
  { public_id, clave, ...asked }: SolicitudNueva & { public_id: string },
): Promise<SolicitudEnviada> {
  const { deps, request } = nobody;
  const { caller, proceso_id } = await enter(nobody, public_id);
  const wait = request.local ? 0 : deps.contactRate.take(request.address);
  if (wait > 0) throw new DomainError('demasiados_intentos', { reintentar_en: wait });
  const token = deps.signer.sign(PURPOSE, caller.alcance.cuenta_id, clave ?? randomBytes(16).toString('base64url'));
  const huella = fingerprintOf(token);
  const vence = dueDate(asked.derecho, dayInChile(deps.now()));
  await caller.write(async (repos) => {
    const id = await repos.solicitudes.create({ ...asked, proceso_id, huella, vence });
    if (id !== null)
      await repos.eventos.append([
        { tipo: 'solicitud_recibida', proceso_id, datos: { solicitud_id: id, derecho: asked.derecho } },
      ]);
  });
  return { folio: folioOf(huella), vence, seguimiento: `/derechos/seguimiento/${token}` };
}

/** How a request stands, for whoever holds its tracking address. Throws no_encontrado. */
export async function trackRequest(nobody: PublicCaller, token: string): Promise<SolicitudPublica> {
  const { deps, request } = nobody;
  const found = await findSolicitud(deps.db.read, fingerprintOf(token));
  if (!found) throw new DomainError('no_encontrado');
  const alcance = publicIn(found.cuenta_id);
  const caller = callerFor(deps, request, alcance);
  const { huella, derecho, estado, vence, prorrogada, respuesta, respondida_en, creada_en, proceso_id } =
    await caller.read.solicitudes.get(found.id);
  return {
    folio: folioOf(huella),
    responsable: await controllerOf({ caller, proceso_id }),
    derecho,
    estado,
    vence,
    prorrogada,
    respuesta,
    respondida_en,
    creada_en,
  };
}
