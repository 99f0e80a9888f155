import { and, desc, eq, lt, ne, or } from 'drizzle-orm';
import type { Conn, Tx } from '../database.ts';
import { sesiones, usuarios } from '../schema/index.ts';

/** A session and its usuario, looked up by the SHA-256 of the cookie. */
export async function findSession({ orm }: Conn, id: string) {
  const [row] = await orm
    .select({
      id: sesiones.id,
      cuenta_id: sesiones.cuenta_id,
      usuario_id: sesiones.usuario_id,
      agente: sesiones.agente,
      creada_en: sesiones.creada_en,
      usada_en: sesiones.usada_en,
      expira_en: sesiones.expira_en,
      rol: usuarios.rol,
      activo: usuarios.activo,
    })
    .from(sesiones)
    .innerJoin(usuarios, eq(usuarios.id, sesiones.usuario_id))
    .where(eq(sesiones.id, id));
  return row ?? null;
}

/** A usuario's, the last used first; among them those that have ended and were not used since. */
export async function listSessionsOf({ orm }: Conn, usuario_id: number) {
  return orm
    .select({
      id: sesiones.id,
      agente: sesiones.agente,
      creada_en: sesiones.creada_en,
      usada_en: sesiones.usada_en,
    })
    .from(sesiones)
    .where(eq(sesiones.usuario_id, usuario_id))
    .orderBy(desc(sesiones.usada_en), desc(sesiones.creada_en));
}

type Nueva = typeof sesiones.$inferInsert;

export async function insertSession({ orm }: Tx, sesion: Nueva): Promise<void> {
  await orm.insert(sesiones).values(sesion);
}

export async function touchSession(
  { orm }: Tx,
  id: string,
  fields: Partial<Pick<Nueva, 'usada_en' | 'expira_en'>>,
): Promise<void> {
  await orm.update(sesiones).set(fields).where(eq(sesiones.id, id));
}

export async function deleteSession({ orm }: Tx, id: string): Promise<void> {
  await orm.delete(sesiones).where(eq(sesiones.id, id));
}

/** All of a usuario's, but the one that asks when it is given. */
export async function deleteSessionsOf({ orm }: Tx, usuario_id: number, except?: string): Promise<void> {
  await orm
    .delete(sesiones)
    .where(and(eq(sesiones.usuario_id, usuario_id), except ? ne(sesiones.id, except) : undefined));
}

/** One of a usuario's; false when they have no such session. */
export async function deleteSessionOf({ orm }: Tx, usuario_id: number, id: string): Promise<boolean> {
  const { changes } = await orm.delete(sesiones).where(and(eq(sesiones.usuario_id, usuario_id), eq(sesiones.id, id)));
  return changes > 0;
}

/** Those that were made, or used last, before an instant (ISO 8601). */
export async function deleteEndedSessions({ orm }: Tx, before: { creada_en: string; usada_en: string }): Promise<void> {
  await orm
    .delete(sesiones)
    .where(or(lt(sesiones.creada_en, before.creada_en), lt(sesiones.usada_en, before.usada_en)));
}
