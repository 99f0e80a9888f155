import { mintAlcance } from '@recluta/domain';
import { callerFor, type PublicCaller } from '../../caller.ts';

/** Where `/upload-cvs/{number}` leads a signed-in person of that proceso's cuenta; null for anybody else. */
export async function publicAddress(nobody: PublicCaller, proceso_id: number): Promise<string | null> {
  const { deps, request } = nobody;
  const session = request.cookie ? await deps.sessions.validate(request.cookie, { renew: true }) : null;
  if (!session) return null;
  const { read } = callerFor(deps, request, mintAlcance(session));
  if (!(await read.referencias.own('proceso', [proceso_id]))) return null;
  return `/upload-cvs/${(await read.procesos.get(proceso_id)).public_id}`;
}
