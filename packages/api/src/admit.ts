import { reposFor } from '@recluta/db';
import { type Alcance, can, DomainError, mintAlcance, notThere, type Rol } from '@recluta/domain';
import { type Caller, callerFor, type Deps, type PublicCaller, type RequestInfo } from './caller.ts';
import { recordDenial } from './denials.ts';
import type { Operation } from './operation.ts';

const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Ids an input field holds, as far as they look like ids; what does not is the schema's business. */
function idsIn(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item) => {
    const number = typeof item === 'string' && /^\d{1,16}$/.test(item) ? Number(item) : item;
    return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= MAX_ID ? [number] : [];
  });
}

/** Every id named must be a row of the caller's cuenta: another's makes the whole call 404 and changes nothing. */
async function checkRefs(deps: Deps, alcance: Alcance, op: Operation, raw: unknown): Promise<void> {
  if (!op.refs || raw === null || typeof raw !== 'object') return;
  const { referencias } = reposFor(deps.db.read, alcance);
  const fields = raw as Record<string, unknown>;
  const padre: Record<string, number> = {};
  for (const [field, recurso] of Object.entries(op.refs)) {
    const ids = idsIn(fields[field]);
    const inPath =
      op.rest && (op.rest.path.includes(`{${field}}`) || Object.values(op.rest.params ?? {}).includes(field));
    if (ids.length === 0 && inPath) throw new DomainError('no_encontrado');
    if (ids.length > 0 && !(await referencias.own(recurso, ids, padre))) throw notThere(recurso);
    if (ids.length === 1 && ids[0] !== undefined) padre[field] = ids[0];
  }
}

/**
 * The gate of both doors, in the order of decisions ("Roles"): 401 no session or another's than the screen's, 403 role, 404 ids. The payload (400) and
 * the state (409) come after it.
 */
export async function admit(
  deps: Deps,
  request: RequestInfo,
  op: Operation,
  raw: unknown,
): Promise<Caller | PublicCaller> {
  if (op.access === 'publico') return { deps, request };
  const session = request.cookie
    ? await deps.sessions.validate(request.cookie, { renew: op.kind !== 'subscription' })
    : null;
  if (!session) throw new DomainError('sin_sesion');
  // The cookie is the browser's, not the tab's: in another one somebody else may have signed in since.
  if (request.usuario !== null && request.usuario !== String(session.usuario_id)) throw new DomainError('otra_persona');
  const rol: Rol = session.rol;
  const alcance = mintAlcance({ cuenta_id: session.cuenta_id, usuario_id: session.usuario_id, rol });
  if (op.access !== 'sesion' && !can(rol, op.access)) {
    await recordDenial(deps, alcance, 'acceso_denegado', { permiso: op.access });
    throw new DomainError('sin_permiso');
  }
  await checkRefs(deps, alcance, op, raw);
  return callerFor(deps, request, alcance);
}

/**
 * A blocked person is neither read nor changed (art. 8 ter): an operation about one cv, or one interview with it, is refused with 409, after its
 * payload was judged; in a list of cvs they are left out, as those that were deleted.
 */
export async function checkFrozen(caller: Caller | PublicCaller, op: Operation, input: unknown): Promise<void> {
  if (op.onBlocked || !op.refs || !('read' in caller)) return;
  const fields = input as Record<string, unknown>;
  const idsOf = (what: string) =>
    Object.entries(op.refs ?? {}).flatMap(([field, recurso]) => {
      const value = fields[field];
      return recurso === what && typeof value === 'number' ? [value] : [];
    });
  const [cvs, entrevistas] = [idsOf('cv'), idsOf('entrevista')];
  if (cvs.length + entrevistas.length === 0) return;
  if (await caller.read.bloqueos.some(cvs, entrevistas)) throw new DomainError('cv_bloqueado');
}
