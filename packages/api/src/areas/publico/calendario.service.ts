import { reposFor } from '@recluta/db';
import { findSubscription } from '@recluta/db/system';
import { DomainError, mintAlcance } from '@recluta/domain';
import type { PublicCaller } from '../../caller.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import type { FileAnswer } from '../../operation.ts';
import { calendarFile } from '../calendario/ics.service.ts';

/** All interviews of the cuenta, to whoever holds a usuario's secret address. Throws no_encontrado. */
export async function openSubscription({ deps, request }: PublicCaller, token: string): Promise<FileAnswer> {
  const found = await findSubscription(deps.db.read, fingerprintOf(token));
  if (!found) throw new DomainError('no_encontrado');
  const read = reposFor(deps.db.read, mintAlcance({ ...found, rol: 'publico' }));
  return calendarFile('Recluta', 'recluta.ics', await read.entrevistas.all(), request.origin);
}
