import { and, desc, eq } from 'drizzle-orm';
import { contratos, textos_vistos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { usuarioNombreOrNull } from './nombres.ts';
import { checkOwn } from './own.ts';

/** The processor contract of the cuenta, each time it was accepted. */
export function contratosRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  return {
    /** The last one, with its words as they were; null: none was accepted. */
    async last() {
      const [row] = await orm
        .select({
          version: textos_vistos.version,
          huella: textos_vistos.huella,
          texto: textos_vistos.texto,
          aceptado_en: contratos.aceptado_en,
          aceptado_por: usuarioNombreOrNull,
        })
        .from(contratos)
        .innerJoin(textos_vistos, and(eq(textos_vistos.id, contratos.texto_id), eq(textos_vistos.cuenta_id, cuenta_id)))
        .leftJoin(usuarios, and(eq(usuarios.id, contratos.usuario_id), eq(usuarios.cuenta_id, cuenta_id)))
        .where(eq(contratos.cuenta_id, cuenta_id))
        .orderBy(desc(contratos.id))
        .limit(1);
      return row ?? null;
    },

    async accept(texto_id: number, usuario_id: number): Promise<void> {
      txOf(scope);
      await checkOwn(scope, 'usuario', [usuario_id]);
      await orm.insert(contratos).values({ cuenta_id, texto_id, usuario_id, aceptado_en: conn.ahora });
    },
  };
}
