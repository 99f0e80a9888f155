import { reposFor } from '@recluta/db';
import type { Alcance, TipoEvento } from '@recluta/domain';
import type { Deps } from './caller.ts';

/** The same person refused the same is written down once in so long: asking again and again fills no disk. */
export const DENIAL_PACE = { most: 1, windowMs: 60_000 };

/**
 * Writes down that somebody was refused (SEC-20): no screen hears of it, and a disk that takes no write changes no
 * answer.
 */
export async function recordDenial(
  { db, denials }: Deps,
  alcance: Alcance,
  tipo: Extract<TipoEvento, 'acceso_denegado' | 'ingreso_fallido'>,
  datos: { permiso?: string } = {},
): Promise<void> {
  if (denials.take(`${tipo} ${alcance.usuario_id} ${datos.permiso}`) > 0) return;
  await db
    .write((tx) => reposFor(tx, alcance).eventos.append([{ tipo, datos }], { quiet: true }))
    .catch(() => undefined);
}
