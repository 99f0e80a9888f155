import { DomainError, type Plan } from '@recluta/domain';
import { eq } from 'drizzle-orm';
import type { Conn, Tx } from '../database.ts';
import { cuentas, usuarios } from '../schema/index.ts';

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

/** Registration makes the tenant; throws email_en_uso when the e-mail has an account already. */
export async function createCuenta(tx: Tx, nombre: string, plan: Plan, email: string): Promise<number> {
  if (await findByEmail(tx, email)) throw new DomainError('email_en_uso');
  const [row] = await tx.orm
    .insert(cuentas)
    .values({ nombre, plan, creada_en: tx.ahora })
    .returning({ id: cuentas.id });
  return row?.id ?? 0;
}
