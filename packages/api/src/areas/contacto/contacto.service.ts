import { saveContact } from '@recluta/db/system';
import { DomainError } from '@recluta/domain';
import type { MensajeContacto } from '@recluta/domain/esquemas';
import type { PublicCaller } from '../../caller.ts';

/**
 * Anybody may write, within measure: an address that insists waits (429), a direct client on loopback never. Throws
 * demasiados_intentos.
 */
function checkPace({ deps, request }: PublicCaller): void {
  const wait = request.local ? 0 : deps.contactRate.take(request.address);
  if (wait > 0) throw new DomainError('demasiados_intentos', { reintentar_en: wait });
}

/** Keeps an e-mail that asked for access; asking again changes nothing and answers alike. */
export async function requestAccess(caller: PublicCaller, email: string): Promise<void> {
  checkPace(caller);
  await caller.deps.db.write((tx) => saveContact(tx, { tipo: 'acceso', email }));
}

/** Keeps a message; the same one from the same e-mail (a second click) is kept once. */
export async function sendMessage(caller: PublicCaller, message: MensajeContacto): Promise<void> {
  checkPace(caller);
  await caller.deps.db.write((tx) => saveContact(tx, { tipo: 'mensaje', ...message }));
}
