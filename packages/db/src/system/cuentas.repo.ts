import { randomBytes } from 'node:crypto';
import { DomainError, MOTIVOS_POR_DEFECTO, normalize, type Plan } from '@recluta/domain';
import { eq } from 'drizzle-orm';
import type { Conn, Tx } from '../database.ts';
import { cuentas, motivos, usuarios } from '../schema/index.ts';

/** Sign-in knows an e-mail and no cuenta yet. */
export async function findByEmail({ orm }: Conn, email: string) {
  const [row] = await orm
    .select({
      id: usuarios.id,
      cuenta_id: usuarios.cuenta_id,
      clave: usuarios.clave,
      rol: usuarios.rol,
      activo: usuarios.activo,
    })
    .from(usuarios)
    .where(eq(usuarios.email, email));
  return row ?? null;
}

/** Registration makes the tenant, with the reasons for discarding that everybody begins with; throws email_en_uso when the e-mail has an account already. */
export async function createCuenta(tx: Tx, nombre: string, plan: Plan, email: string): Promise<number> {
  if (await findByEmail(tx, email)) throw new DomainError('email_en_uso');
  const [row] = await tx.orm
    .insert(cuentas)
    .values({ nombre, plan, public_id: randomBytes(16).toString('base64url'), creada_en: tx.ahora })
    .returning({ id: cuentas.id });
  const cuenta_id = row?.id ?? 0;
  await tx.orm
    .insert(motivos)
    .values(MOTIVOS_POR_DEFECTO.map((motivo) => ({ ...motivo, cuenta_id, busqueda: normalize(motivo.nombre) })));
  return cuenta_id;
}

export async function allCuentas({ orm }: Conn): Promise<number[]> {
  return (await orm.select({ id: cuentas.id }).from(cuentas)).map(({ id }) => id);
}
