import { and, eq } from 'drizzle-orm';
import type { Conn } from '../database.ts';
import { suscripciones, usuarios } from '../schema/index.ts';

/** A secret calendar address names a usuario and no cuenta; null when unknown, or of a usuario who is not active. */
export async function findSubscription({ orm }: Conn, huella: string) {
  const [row] = await orm
    .select({ cuenta_id: suscripciones.cuenta_id, usuario_id: suscripciones.usuario_id, rol: usuarios.rol })
    .from(suscripciones)
    .innerJoin(usuarios, and(eq(usuarios.id, suscripciones.usuario_id), eq(usuarios.activo, true)))
    .where(eq(suscripciones.huella, huella));
  return row ?? null;
}
