import type { EstadoLectura } from '@recluta/domain';
import { and, eq } from 'drizzle-orm';
import { inIds } from '../columns.ts';
import { cvs } from '../schema/index.ts';
import type { Scope } from './conn.ts';

/** Of cvs that come back, those that were not read to their end: the turn of each came while it was away. */
export const unreadOf = (rows: readonly { id: number; lectura: EstadoLectura }[]): number[] =>
  rows.filter(({ lectura }) => lectura !== 'leido' && lectura !== 'fallido').map(({ id }) => id);

/** They wait to be read from the start, once the caller puts them in line. */
export async function readAnew({ conn, alcance }: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await conn.orm
    .update(cvs)
    .set({ lectura: 'pendiente', lectura_motivo: null })
    .where(and(eq(cvs.cuenta_id, alcance.cuenta_id), inIds(cvs.id, ids)));
}
