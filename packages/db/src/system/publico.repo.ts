import { eq } from 'drizzle-orm';
import type { Conn } from '../database.ts';
import { archivos, cvs, procesos } from '../schema/index.ts';

/** The public link names a proceso and no cuenta. */
export async function findByPublicId({ orm }: Conn, public_id: string) {
  const [row] = await orm
    .select({ id: procesos.id, cuenta_id: procesos.cuenta_id })
    .from(procesos)
    .where(eq(procesos.public_id, public_id));
  return row ?? null;
}

/** A signed address names a cv; deleted is told apart from unknown nowhere: both are null. */
export async function findCv({ orm }: Conn, cv_id: number) {
  const [row] = await orm.select({ id: cvs.id, cuenta_id: cvs.cuenta_id }).from(cvs).where(eq(cvs.id, cv_id));
  return row ?? null;
}

/** Whether a stored file belongs to a row: the sweeper takes those that do not. */
export async function isFileReferenced({ orm }: Conn, clave: string): Promise<boolean> {
  const [row] = await orm.select({ id: archivos.id }).from(archivos).where(eq(archivos.clave, clave));
  return row !== undefined;
}
