import { randomBytes } from 'node:crypto';
import { type Caller, usuarioOf } from '../../caller.ts';
import { fingerprintOf } from '../../fingerprint.ts';

/** 256 random bits: nobody finds an address by trying. */
const TOKEN_BYTES = 32;

/** Since when the caller has a secret address (ISO 8601); null without one. */
export const subscriptionOf = (caller: Caller): Promise<string | null> =>
  caller.read.suscripciones.since(usuarioOf(caller));

/** An absolute address, and since when it is the one (ISO 8601): by that a screen knows whether it still is. */
type Nueva = { url: string; desde: string };

/** A new secret address; it is told this once, and the one before it answers no more. */
export async function renewSubscription(caller: Caller): Promise<Nueva> {
  const usuario_id = usuarioOf(caller);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const desde = await caller.write(async (repos) => {
    await repos.eventos.append([{ tipo: 'suscripcion_renovada' }]);
    return repos.suscripciones.renew(usuario_id, fingerprintOf(token));
  });
  return { url: `${caller.request.origin}/calendario/${token}/recluta.ics`, desde };
}

export async function endSubscription(caller: Caller): Promise<void> {
  const usuario_id = usuarioOf(caller);
  await caller.write(async (repos) => {
    if (await repos.suscripciones.end(usuario_id)) await repos.eventos.append([{ tipo: 'suscripcion_apagada' }]);
  });
}
