import { reposFor } from '@recluta/db';
import { findSubscription } from '@recluta/db/system';
import { can, DomainError, mintAlcance } from '@recluta/domain';
import type { PublicCaller } from '../../caller.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import type { FileAnswer } from '../../operation.ts';
import { calendarFile } from '../calendario/ics.service.ts';

/** How far back a subscription goes: calendars ask for it whole, again and again. */
const PAST_MS = 365 * 86_400_000;

/**
 * The interviews of the cuenta, those of the last year and all that come, to whoever holds a usuario's secret address,
 * as long as that usuario may export. Throws no_encontrado.
 */
export async function openSubscription({ deps, request }: PublicCaller, token: string): Promise<FileAnswer> {
  const found = await findSubscription(deps.db.read, fingerprintOf(token));
  if (!found || !can(found.rol, 'calendario.exportar')) throw new DomainError('no_encontrado');
  const read = reposFor(deps.db.read, mintAlcance({ ...found, rol: 'publico' }));
  const rows = await read.entrevistas.since(new Date(deps.now() - PAST_MS).toISOString());
  return calendarFile('Recluta', 'recluta.ics', rows, request.origin);
}
