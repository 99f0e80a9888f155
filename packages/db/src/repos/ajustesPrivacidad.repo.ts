import { PLAZOS } from '@recluta/domain';
import { eq } from 'drizzle-orm';
import { ajustes_privacidad } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

export type AjustesPrivacidad = {
  retencion_meses: number;
  cartera_meses: number;
  automatica: boolean;
  responsable: string | null;
};

/** How long the cuenta keeps cvs, whether what is past its date goes by itself, and who answers for them. */
export function ajustesPrivacidadRepo(scope: Scope) {
  const { orm } = scope.conn;
  const { cuenta_id } = scope.alcance;

  async function get(): Promise<AjustesPrivacidad> {
    const [row] = await orm
      .select({
        retencion_meses: ajustes_privacidad.retencion_meses,
        cartera_meses: ajustes_privacidad.cartera_meses,
        automatica: ajustes_privacidad.automatica,
        responsable: ajustes_privacidad.responsable,
      })
      .from(ajustes_privacidad)
      .where(eq(ajustes_privacidad.cuenta_id, cuenta_id));
    return row ?? { ...PLAZOS, automatica: true, responsable: null };
  }

  return {
    get,

    /** What is not said stays. */
    async save(cambios: Partial<AjustesPrivacidad>): Promise<void> {
      txOf(scope);
      const ajustes = { ...(await get()), ...cambios };
      await orm
        .insert(ajustes_privacidad)
        .values({ ...ajustes, cuenta_id })
        .onConflictDoUpdate({ target: ajustes_privacidad.cuenta_id, set: ajustes });
    },
  };
}
