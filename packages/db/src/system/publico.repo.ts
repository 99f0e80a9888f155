import { eq, inArray } from 'drizzle-orm';
import type { Conn } from '../database.ts';
import { adjuntos, archivos, cuentas, cvs, procesos, solicitudes } from '../schema/index.ts';

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

/** A signed address of an attached file names no cuenta either. */
export async function findAdjunto({ orm }: Conn, adjunto_id: number) {
  const [row] = await orm
    .select({ id: adjuntos.id, cuenta_id: adjuntos.cuenta_id })
    .from(adjuntos)
    .where(eq(adjuntos.id, adjunto_id));
  return row ?? null;
}

/** Which of these keys a row names: the sweeper takes the files of the others. */
export async function referencedFiles({ orm }: Conn, claves: string[]): Promise<Set<string>> {
  const rows = await orm.select({ clave: archivos.clave }).from(archivos).where(inArray(archivos.clave, claves));
  return new Set(rows.map(({ clave }) => clave));
}

/** The address for rights of a whole cuenta. */
export async function findCuentaByPublicId({ orm }: Conn, public_id: string) {
  const [row] = await orm.select({ id: cuentas.id }).from(cuentas).where(eq(cuentas.public_id, public_id));
  return row ?? null;
}

/** A tracking address names a request and no cuenta. */
export async function findSolicitud({ orm }: Conn, huella: string) {
  const [row] = await orm
    .select({ id: solicitudes.id, cuenta_id: solicitudes.cuenta_id })
    .from(solicitudes)
    .where(eq(solicitudes.huella, huella));
  return row ?? null;
}
