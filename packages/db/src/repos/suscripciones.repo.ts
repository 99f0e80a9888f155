import { and, eq } from 'drizzle-orm';
import { suscripciones } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { checkOwn } from './own.ts';

/** At most one secret calendar address per usuario. */
export function suscripcionesRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const of = (usuario_id: number) =>
    and(eq(suscripciones.cuenta_id, cuenta_id), eq(suscripciones.usuario_id, usuario_id));
  return {
    /** Since when there is one; null without. */
    async since(usuario_id: number): Promise<string | null> {
      const [row] = await orm.select({ desde: suscripciones.creada_en }).from(suscripciones).where(of(usuario_id));
      return row?.desde ?? null;
    },

    /** The address before it, if any, is dead from now on. `huella` is the SHA-256 of the new token. Returns since when it is. */
    async renew(usuario_id: number, huella: string): Promise<string> {
      txOf(scope);
      await checkOwn(scope, 'usuario', [usuario_id]);
      const row = { huella, creada_en: conn.ahora };
      await orm
        .insert(suscripciones)
        .values({ ...row, cuenta_id, usuario_id })
        .onConflictDoUpdate({ target: suscripciones.usuario_id, set: row });
      return row.creada_en;
    },

    /** False when there was none. */
    async end(usuario_id: number): Promise<boolean> {
      txOf(scope);
      const rows = await orm
        .delete(suscripciones)
        .where(of(usuario_id))
        .returning({ usuario_id: suscripciones.usuario_id });
      return rows.length > 0;
    },
  };
}
