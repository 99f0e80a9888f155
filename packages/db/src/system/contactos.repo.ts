import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../database.ts';
import { contactos } from '../schema/index.ts';

type Contacto = Pick<typeof contactos.$inferInsert, 'tipo' | 'email' | 'nombre' | 'empresa' | 'mensaje'>;

/** Keeps what somebody left; the same e-mail saying the same again is not kept twice. */
export async function saveContact({ orm, ahora }: Tx, contacto: Contacto): Promise<void> {
  const { tipo, email, mensaje } = contacto;
  const [known] = await orm
    .select({ id: contactos.id })
    .from(contactos)
    .where(
      and(
        eq(contactos.email, email),
        eq(contactos.tipo, tipo),
        mensaje == null ? isNull(contactos.mensaje) : eq(contactos.mensaje, mensaje),
      ),
    )
    .limit(1);
  if (!known) await orm.insert(contactos).values({ ...contacto, creado_en: ahora });
}

/** Erases what was left before an instant (ISO 8601). */
export async function forgetContacts({ orm }: Tx, before: string): Promise<void> {
  await orm.delete(contactos).where(lt(contactos.creado_en, before));
}
