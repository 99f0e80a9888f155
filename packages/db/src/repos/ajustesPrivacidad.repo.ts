import { PLAZOS } from '@recluta/domain';
import { eq } from 'drizzle-orm';
import { ajustes_privacidad } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

export type AjustesPrivacidad = { retencion_meses: number; cartera_meses: number; automatica: boolean };

/** How long the cuenta keeps cvs, and whether what is past its date goes by itself. */
export function ajustesPrivacidadRepo(scope: Scope) {
  const { orm } = scope.conn;
  const { cuenta_id } = scope.alcance;
  return {
    async get(): Promise<AjustesPrivacidad> {
      const [row] = await orm
        .select({
          retencion_meses: ajustes_privacidad.retencion_meses,
          cartera_meses: ajustes_privacidad.cartera_meses,
          automatica: ajustes_privacidad.automatica,
        })
        .from(ajustes_privacidad)
        .where(eq(ajustes_privacidad.cuenta_id, cuenta_id));
      return row ?? { ...PLAZOS, automatica: true };
    },

    async save(ajustes: AjustesPrivacidad): Promise<void> {
      txOf(scope);
      await orm
        .insert(ajustes_privacidad)
        .values({ ...ajustes, cuenta_id })
        .onConflictDoUpdate({ target: ajustes_privacidad.cuenta_id, set: ajustes });
    },
  };
}
